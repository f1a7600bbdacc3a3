import {
  CHAT_TEXT,
  ChatInput,
  ChatMessagesInput,
  ChatOlderInput,
  ChatReadInput,
  ChatReceived,
  ChatTypingInput,
  type ChatUser,
  ChatUsersInput,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import { toSearchTerm } from '../db/contains.ts'
import { isId } from '../db/id.ts'
import type { Deps } from '../deps.ts'
import { type Listen, Refused } from '../sockets/listen-to.ts'
import type { News } from '../sockets/news.ts'
import { ROOM, type ShopSocket } from '../sockets/socket-types.ts'
import { conversationsOf, markRead, newestMessages, olderMessages, unreadCounts } from './chat-messages.ts'
import { mayReach, visiblePeople } from './chat-people.ts'
import type { storeMessages } from './store-messages.ts'
import type { storeReceipts } from './store-receipts.ts'

const Nothing = z.unknown()

/** Tells whoever may see the user: everyone sees staff, staff sees everyone. */
export function announce(news: News, event: 'connectUser' | 'disconnectUser', user: ChatUser): void {
  news.send(user.isAdmin ? ROOM.everyone : ROOM.staff, event, user, ROOM.user(user.id))
}

type Options = {
  deps: Pick<Deps, 'db' | 'clock'>
  news: News
  store: ReturnType<typeof storeMessages>
  receive: ReturnType<typeof storeReceipts>
  /** Settles when it is known everywhere that this socket is open. */
  ready: Promise<void>
}

/** What a socket may say of the chat; @see ChatClientEvents */
export function chatEvents(socket: ShopSocket, listen: Listen, { deps, news, store, receive, ready }: Options): void {
  const { db, clock } = deps
  const { userId, name, isAdmin } = socket.data
  const me = { userId, isAdmin }

  listen('connectUser', Nothing, async () => {
    await ready
    if (socket.connected) announce(news, 'connectUser', { id: userId, name, isAdmin, online: true })
  })

  listen('getUsers', ChatUsersInput, ({ search }) =>
    visiblePeople(db, me, isAdmin ? toSearchTerm(search) : '', clock.now()),
  )
  listen('getMessages', ChatMessagesInput, (which) => newestMessages(db, userId, which))
  listen('getOlder', ChatOlderInput, ({ with: other, before }) => olderMessages(db, userId, other, before))
  listen('getConversations', Nothing, () => conversationsOf(db, userId))
  listen('getUnread', Nothing, () => unreadCounts(db, userId))

  listen('message', ChatInput, async (input) => {
    const outcome = await store({ from: me, input })
    if ('refused' in outcome) throw new Refused(outcome.refused)
    const { message, isNew } = outcome
    if (isNew) news.send([ROOM.user(message.from), ROOM.user(message.to)], 'message', message)
    return { message }
  })
  listen('received', ChatReceived, async (ids) => {
    await receive({ me: userId, ids: ids.filter(isId) })
  })

  listen('typing', ChatTypingInput, async ({ to, isTyping }) => {
    if (!isId(to) || !(await mayReach(db, me, to))) throw new Refused(CHAT_TEXT.forbidden)
    news.send(ROOM.user(to.toLowerCase()), 'typing', { from: userId, isTyping })
  })

  listen('read', ChatReadInput, async ({ with: other, until }) => {
    const unread = { with: other, count: await markRead(db, userId, other, until) }
    news.send(ROOM.user(userId), 'unread', unread)
    return unread
  })
}
