import { UnreadBadge } from '@whirligig/support'
import { Connected } from '../connected.tsx'

/** Fetched: the count at the button of the menu, where the account's own button has no room. */
export function UnreadMark() {
  return (
    <Connected>
      <UnreadBadge className="pointer-events-none absolute -top-1 -end-1 border-2 border-paper md:hidden" />
    </Connected>
  )
}
