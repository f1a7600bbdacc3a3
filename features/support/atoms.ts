import { atom } from 'jotai'
import { type Chat, type Standby, startChat } from './chat.ts'
import { NOTHING_YET } from './chat-state.ts'
import { standbyAtom } from './standby-atom.ts'
import type { Waiting } from './waiting.ts'
import { watchedAtom } from './watched.ts'

const chats = new WeakMap<Standby, Chat>()

/** The chat of whoever is signed in, one a session; undefined until it is known who that is. */
export const chatAtom = atom((get): Chat | undefined => {
  const standby = get(standbyAtom)
  if (!standby) return undefined
  const chat = chats.get(standby) ?? startChat(standby)
  chats.set(standby, chat)
  return chat
})

export const chatStateAtom = watchedAtom(
  atom((get) => get(chatAtom)?.state),
  NOTHING_YET,
)

/** What was written and is not acknowledged. */
export const waitingAtom = watchedAtom<Waiting>(
  atom((get) => get(standbyAtom)?.outbox.waiting),
  [],
)

/** Why the server did not take the last message, and whose it was. */
export const complaintAtom = watchedAtom(
  atom((get) => get(standbyAtom)?.outbox.complaint),
  null,
)
