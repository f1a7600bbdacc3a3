import { keptFor } from './kept.ts'
import { ofSession } from './of-session.ts'
import { outbox } from './outbox.ts'
import { receipts } from './receipts.ts'
import { countUnread } from './unread.ts'

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Random, of what a client id may have; `randomUUID` is missing where the shop is not served over https. */
const newClientId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')

const now = () => new Date()

/** What goes on of the chat on whichever page: counting what is unread, saying what has arrived, sending what waits. */
export const standbyAtom = ofSession(({ connection, me, signal }) => {
  const kept = keptFor(me, signal)
  return {
    connection,
    me,
    now,
    kept,
    unread: countUnread(connection, me),
    receipts: receipts(connection, me),
    outbox: outbox({ connection, me, kept: kept.waiting, now, newClientId }),
  }
})
