import { ChatMessage, ChatUnread, ChatUnreadCounts } from '@whirligig/contract'
import type { Connection } from '@whirligig/core/realtime'
import { answerOf, type Schema } from './answers.ts'
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
  const hear = <T>(event: string, schema: Schema<T>, change: (counts: ChatUnreadCounts, said: T) => ChatUnreadCounts) =>
    connection.hear(event, (payload) => {
      const said = schema.safeParse(payload)
      if (said.success) counts.set(change(counts.value, said.data))
    })
  hear('message', ChatMessage, (known, message) => withMessage(known, me, message))
  hear('unread', ChatUnread, withUnread)

  function ask(): void {
    connection.tell('getUnread', undefined, (payload) => {
      const answer = answerOf(ChatUnreadCounts, payload)
      if ('said' in answer) counts.set(answer.said)
    })
  }
  connection.watch((state) => {
    if (state === 'open') ask()
  })
  ask()
  return { counts, reading: cell<string | null>(null) }
}
