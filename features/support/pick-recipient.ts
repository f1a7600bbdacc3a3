import type { ChatState } from './chat-state.ts'
import { SUPPORT_ID } from './conversation-id.ts'

/**
 * Picks who of the staff gets the next message of a user who is not staff: the one in the conversation last, if they are
 * still staff, otherwise one who is online. All staff see it in their shared inbox. Undefined without staff.
 */
export function pickRecipient({ users, last }: Pick<ChatState, 'users' | 'last'>, me: string): string | undefined {
  const message = last[SUPPORT_ID]
  const previous = message?.from === me ? message.to : message?.from
  const staff = users ?? []
  const recipient =
    staff.find(({ id }) => id === previous) ??
    staff.find(({ online }) => online) ??
    staff.find(({ isAdmin }) => isAdmin)
  return recipient?.id ?? previous
}
