import { ChatUnreadCounts } from '@whirligig/contract'
import { atom, type PrimitiveAtom } from 'jotai'
import type { ChatScope } from './chat-scope.ts'
import { parseAck } from './parse-ack.ts'
import type { StoreAccess } from './session-scoped.ts'
import { addInboxMessage, addMessage, replaceCount } from './unread-counts.ts'

export type UnreadCounter = {
  /** The number of unread messages by sender. */
  countsAtom: PrimitiveAtom<ChatUnreadCounts>
  /** The user whose conversation is on the screen: its messages count as read. */
  visibleUserIdAtom: PrimitiveAtom<string | null>
}

/** Counts the user's unread messages. Loads the counts after each connection and updates them with each event. */
export function startUnreadCounter(
  { connection, me }: Pick<ChatScope, 'connection' | 'me'>,
  { set }: Pick<StoreAccess, 'set'>,
): UnreadCounter {
  const countsAtom = atom<ChatUnreadCounts>({})

  function load(): void {
    connection.emit('getUnread', undefined, (response) => {
      const ack = parseAck(ChatUnreadCounts, response)
      if ('value' in ack) set(countsAtom, ack.value)
    })
  }

  connection.on('message', (message) => set(countsAtom, (counts) => addMessage(counts, me, message)))
  connection.on('inboxMessage', (message) => set(countsAtom, (counts) => addInboxMessage(counts, message)))
  connection.on('unread', (unread) => set(countsAtom, (counts) => replaceCount(counts, unread)))
  connection.subscribe((state) => {
    if (state === 'open') load()
  })
  load()
  return { countsAtom, visibleUserIdAtom: atom<string | null>(null) }
}
