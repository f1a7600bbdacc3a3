import {
  CHAT_TEXT,
  ChatInput,
  ChatMessagesInput,
  ChatOlderInput,
  ChatReadInput,
  ChatReceived,
  ChatTypingInput,
  ChatUsersInput,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import { toSearchTerm } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import type { Connection, Realtime } from '../../realtime/create-realtime.ts'
import { EventRejectedError } from '../../realtime/event-handler.ts'
import { ROOM } from '../../realtime/rooms.ts'
import { broadcastPresence } from './broadcast-presence.ts'
import { canMessage, listContacts } from './contacts.ts'
import { countUnread, listConversations, markRead } from './conversation-queries.ts'
import { listMessages, listOlderMessages } from './message-queries.ts'
import type { MessageQueue } from './message-queue.ts'
import type { ReceiptQueue } from './receipt-queue.ts'

const NoInput = z.unknown()

type Options = { db: Database; realtime: Realtime; messages: MessageQueue; receipts: ReceiptQueue }

/** Registers the handlers of a connection for the events in `ChatClientEvents`. */
export function handleChatEvents({ socket, handle, registered }: Connection, options: Options): void {
  const { db, realtime, messages, receipts } = options
  const { userId, name, isAdmin } = socket.data
  const me = { userId, isAdmin }

  handle('connectUser', NoInput, async () => {
    await registered
    if (socket.connected) broadcastPresence(realtime, 'connectUser', { id: userId, name, isAdmin, online: true })
  })

  handle('getUsers', ChatUsersInput, ({ search }) =>
    listContacts({ db, presence: realtime.presence }, me, isAdmin ? toSearchTerm(search) : ''),
  )
  handle('getMessages', ChatMessagesInput, (filter) => listMessages(db, userId, filter))
  handle('getOlder', ChatOlderInput, ({ with: other, before }) => listOlderMessages(db, userId, other, before))
  handle('getConversations', NoInput, () => listConversations(db, userId))
  handle('getUnread', NoInput, () => countUnread(db, userId))

  handle('message', ChatInput, async (input) => {
    const outcome = await messages.add({ from: me, input })
    if ('error' in outcome) throw new EventRejectedError(outcome.error)
    const { message, isNew } = outcome
    if (isNew) realtime.broadcast([ROOM.user(message.from), ROOM.user(message.to)], 'message', message)
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
    const unread = { with: other, count: await markRead(db, userId, other, until) }
    realtime.broadcast(ROOM.user(userId), 'unread', unread)
    return unread
  })
}
