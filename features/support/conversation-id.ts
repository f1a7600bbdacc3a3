import type { ChatMessage } from '@whirligig/contract'

/** The current user of the chat. */
export type Viewer = {
  /** The id of the current user. */
  me: string
  /** Staff have a conversation with each person. Everyone else has one, with all staff. */
  isStaff: boolean
}

/** The id of the conversation of everyone who is not staff: they write to the shop, whichever admin answers. */
export const SUPPORT_ID = 'support'

/** The id of the conversation with a user: for staff the id of the user. */
export const getConversationId = ({ isStaff }: Viewer, otherUserId: string): string =>
  isStaff ? otherUserId : SUPPORT_ID

/** The other end of one of the user's own messages. */
export const getOtherUserId = ({ me }: Viewer, { from, to }: ChatMessage): string => (from === me ? to : from)
