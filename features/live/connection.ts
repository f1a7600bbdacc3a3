import type { LiveSocket, OpenSocket } from './socket.ts'

/** `off`: nobody is signed in, or the server wants no connection; `connecting`: also after it broke. */
export type LiveState = 'off' | 'connecting' | 'open'

/** One session's line to the server. */
export type Connection = {
  readonly state: LiveState
  /** Is told of every change of the state. @returns what ends that */
  watch: (changed: (state: LiveState) => void) => () => void
  /** Is told of every event of this name. @returns what ends that */
  hear: (event: string, listener: (payload: unknown) => void) => () => void
  /**
   * Says something to the server, while the line is open; nothing is kept for later.
   * @param answered is given the server's acknowledgement
   * @returns whether it was sent
   */
  tell: (event: string, payload?: unknown, answered?: (answer: unknown) => void) => boolean
}

/** Opens the line of a session, if it has a token, for as long as the session lasts. */
export function connect(
  { token, signal }: { token: string | null; signal: AbortSignal },
  open: OpenSocket,
): Connection {
  const watchers = new Set<(state: LiveState) => void>()
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  let state: LiveState = token === null || signal.aborted ? 'off' : 'connecting'
  let socket: LiveSocket | undefined

  function become(next: LiveState): void {
    if (next === state) return
    state = next
    for (const changed of [...watchers]) changed(state)
  }

  function use(made: LiveSocket): void {
    socket = made
    // A socket that was refused does not try again by itself; who may come in, the next call will say.
    const lost = () => become(!signal.aborted && made.active ? 'connecting' : 'off')
    made.on('connect', () => become('open'))
    made.on('disconnect', lost)
    made.on('connect_error', lost)
    made.onAny((event, payload) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
    })
    signal.addEventListener('abort', () => {
      // Silently: the session ends while the next one is being read, and nothing may be set in between.
      state = 'off'
      watchers.clear()
      made.close()
    })
  }

  if (token !== null && !signal.aborted) {
    open(token).then(
      (made) => (signal.aborted ? made.close() : use(made)),
      () => become('off'), // its code could not be fetched
    )
  }

  return {
    get state() {
      return state
    },
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    hear(event, listener) {
      const heard = listeners.get(event) ?? new Set()
      listeners.set(event, heard.add(listener))
      return () => heard.delete(listener)
    },
    tell(event, payload, answered) {
      if (state !== 'open') return false
      socket?.emit(event, ...(payload === undefined ? [] : [payload]), ...(answered ? [answered] : []))
      return true
    },
  }
}
