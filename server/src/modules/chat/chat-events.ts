import {
  CHAT_TEXT,
  ChatInput,
  ChatMessagesInput,
  ChatOlderInput,
  ChatReadInput,
  ChatReceived,
  ChatTypingInput,
  ChatUsersInput,
  InboxInput,
  SharedCartInput,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import { toSearchTerm } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Connection, Realtime } from '../../realtime/create-realtime.ts'
import { EventRejectedError } from '../../realtime/event-handler.ts'
import { ROOM } from '../../realtime/rooms.ts'
import { shareCart } from '../cart/shared-cart.ts'
import { broadcastPresence } from './broadcast-presence.ts'
import { canMessage, listContacts } from './contacts.ts'
import { countUnread, listConversations, markRead } from './conversation-queries.ts'
import { changeThread, countUnreadThreads, findIsStaff, listThreads, markThreadRead } from './inbox.ts'
import { listMessages, listOlderMessages, listSharedMessages } from './message-queries.ts'
import type { MessageQueue } from './message-queue.ts'
import type { ReceiptQueue } from './receipt-queue.ts'

const NoInput = z.unknown()

type Options = { db: Database; clock: Clock; realtime: Realtime; messages: MessageQueue; receipts: ReceiptQueue }

/** Registers the handlers of a connection for the events in `ChatClientEvents`. */
export function handleChatEvents({ socket, handle, registered }: Connection, options: Options): void {
  const { db, clock, realtime, messages, receipts } = options
  const { sessionId, userId, name, isAdmin } = socket.data
  const me = { userId, isAdmin }

  /**
   * The person whose conversation with all staff is requested: any for staff, otherwise the user's own. Undefined for a
   * conversation of two users, which those among staff always are.
   */
  async function findPerson({ with: other = '', shared = false }: ChatMessagesInput): Promise<string | undefined> {
    if (!shared || !isAdmin) return shared ? userId : undefined
    const isColleague = isId(other) ? await findIsStaff(db, other) : undefined
    if (isColleague === undefined) throw new EventRejectedError(CHAT_TEXT.unknownUser)
    return isColleague ? undefined : other
  }

  function requireStaff(): void {
    if (!isAdmin) throw new EventRejectedError(CHAT_TEXT.staffOnly)
  }

  handle('connectUser', NoInput, async () => {
    await registered
    if (socket.connected) broadcastPresence(realtime, 'connectUser', { id: userId, name, isAdmin, online: true })
  })

  handle('getUsers', ChatUsersInput, ({ search }) =>
    listContacts({ db, presence: realtime.presence }, me, isAdmin ? toSearchTerm(search) : ''),
  )
  handle('getMessages', ChatMessagesInput, async (filter) => {
    const person = await findPerson(filter)
    return person === undefined ? listMessages(db, userId, filter) : listSharedMessages(db, person, filter.since)
  })
  handle('getOlder', ChatOlderInput, async (filter) => {
    const person = await findPerson(filter)
    return person === undefined
      ? listOlderMessages(db, userId, filter.with ?? '', filter.before)
      : listOlderMessages(db, person, undefined, filter.before)
  })
  handle('getConversations', NoInput, () => listConversations(db, userId))
  handle('getUnread', NoInput, async () => ({
    ...(await countUnread(db, userId, isAdmin)),
    ...(isAdmin && (await countUnreadThreads(db))),
  }))
  handle('getInbox', NoInput, async () => {
    requireStaff()
    return listThreads(db)
  })
  handle('changeInbox', InboxInput, async (input) => {
    requireStaff()
    const state = await changeThread(db, input)
    realtime.broadcast(ROOM.staff, 'inboxChanged', state)
    return state
  })

  handle('shareCart', SharedCartInput, async (cart) => {
    await shareCart(db, sessionId, cart, clock.now())
    realtime.broadcast(ROOM.staff, 'cartShared', { _id: userId })
  })

  handle('message', ChatInput, async (input) => {
    const outcome = await messages.add({ from: me, input })
    if ('error' in outcome) throw new EventRejectedError(outcome.error)
    const { message, isNew, isShared } = outcome
    const ends = [ROOM.user(message.from), ROOM.user(message.to)]
    if (isNew) realtime.broadcast(ends, 'message', message)
    if (isShared)
      realtime.broadcast(ROOM.staff, 'inboxMessage', { with: isAdmin ? message.to : message.from, message }, ends)
    return { message }
  })
  handle('received', ChatReceived, async (ids) => {
    await receipts.add({ me: userId, ids: ids.filter(isId) })
  })

  handle('typing', ChatTypingInput, async ({ to, isTyping }) => {
    if (!isId(to) || !(await canMessage(db, me, to))) throw new EventRejectedError(CHAT_TEXT.forbidden)
    realtime.broadcast(ROOM.user(to.toLowerCase()), 'typing', { from: userId, isTyping })
  })

  handle('read', ChatReadInput, async ({ with: other, until }) => {
    const own = await markRead(db, userId, other, until)
    const shared = isAdmin && isId(other) ? await markThreadRead(db, other, until) : undefined
    const unread = { with: other, count: shared ?? own }
    realtime.broadcast(shared === undefined ? ROOM.user(userId) : ROOM.staff, 'unread', unread)
    return unread
  })
}
