import { userAtom } from '@whirligig/auth'
import { type Connection, connectionAtom } from '@whirligig/core/realtime'
import { sessionAtom } from '@whirligig/core/session'
import { type Atom, atom } from 'jotai'

export type Session = {
  connection: Connection
  /** The id of whoever is signed in. */
  me: string
  /** Aborts when the session ends. */
  signal: AbortSignal
}

/** What lasts as long as a session: made when it is first asked for; undefined until it is known whose it is. */
export function ofSession<T>(make: (session: Session) => T): Atom<T | undefined> {
  const made = new WeakMap<Connection, { me: string; value: T }>()
  return atom((get) => {
    const connection = get(connectionAtom)
    const me = get(userAtom)?._id
    if (me === undefined) return undefined
    const known = made.get(connection)
    if (known?.me === me) return known.value
    const value = make({ connection, me, signal: get(sessionAtom).signal })
    made.set(connection, { me, value })
    return value
  })
}
