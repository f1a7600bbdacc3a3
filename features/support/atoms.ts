import { userAtom } from '@whirligig/auth'
import { type Connection, connectionAtom } from '@whirligig/live'
import { atom } from 'jotai'
import { type Chat, startChat } from './chat.ts'
import { NOTHING_YET } from './chat-state.ts'
import { keptFor } from './kept.ts'
import type { Waiting } from './waiting.ts'
import { watchedAtom } from './watched.ts'

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Random, of what a client id may have; `randomUUID` is missing where the shop is not served over https. */
const newClientId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')

const chats = new WeakMap<Connection, Chat>()

/** The chat of whoever is signed in, one a session; undefined until it is known who that is. */
export const chatAtom = atom((get): Chat | undefined => {
  const connection = get(connectionAtom)
  const me = get(userAtom)?._id
  if (me === undefined) return undefined
  const known = chats.get(connection)
  if (known?.me === me) return known
  const chat = startChat({ connection, me, kept: keptFor(me), now: () => new Date(), newClientId })
  chats.set(connection, chat)
  return chat
})

export const chatStateAtom = watchedAtom(
  atom((get) => get(chatAtom)?.state),
  NOTHING_YET,
)

/** What was written and is not acknowledged. */
export const waitingAtom = watchedAtom<Waiting>(
  atom((get) => get(chatAtom)?.outbox.waiting),
  [],
)

/** Why the server did not take the last message, and whose it was. */
export const complaintAtom = watchedAtom(
  atom((get) => get(chatAtom)?.outbox.complaint),
  null,
)
