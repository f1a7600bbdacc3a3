import { UnreadBadge } from '@whirligig/support'
import { UNREAD_BADGE_CLASS } from './unread-badge-class.ts'

/** The number of unread messages on the menu button, for screens too narrow for the account button. */
export function MenuUnreadBadge() {
  return <UnreadBadge className={`${UNREAD_BADGE_CLASS} md:hidden`} />
}
