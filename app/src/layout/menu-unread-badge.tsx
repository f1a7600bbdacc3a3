import { UnreadBadge } from '@whirligig/support'

/** The number of unread messages on the menu button, for screens too narrow for the account button. */
export function MenuUnreadBadge() {
  return <UnreadBadge className="pointer-events-none absolute -top-1 -end-1 border-2 border-paper md:hidden" />
}
