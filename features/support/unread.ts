import { ChatUnreadCounts } from '@whirligig/contract'
import type { Connection } from '@whirligig/core/realtime'
import { answerOf } from './answers.ts'
import { type Cell, cell } from './cell.ts'
import { withMessage, withUnread } from './unread-counts.ts'

export type Unread = {
  counts: Cell<ChatUnreadCounts>
  /** Whose messages are on the screen, and so count as read. */
  reading: Cell<string | null>
}

/** Keeps count of what a user has not read, for as long as the line lasts. */
export function countUnread(connection: Connection, me: string): Unread {
  const counts = cell<ChatUnreadCounts>({})
  connection.on('message', (message) => counts.set(withMessage(counts.value, me, message)))
  connection.on('unread', (unread) => counts.set(withUnread(counts.value, unread)))

  function ask(): void {
    connection.emit('getUnread', undefined, (payload) => {
      const answer = answerOf(ChatUnreadCounts, payload)
      if ('said' in answer) counts.set(answer.said)
    })
  }
  connection.subscribe((state) => {
    if (state === 'open') ask()
  })
  ask()
  return { counts, reading: cell<string | null>(null) }
}
