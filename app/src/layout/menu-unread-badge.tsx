import { UnreadBadge } from '@whirligig/support'
import { ServerRuntime } from '../server-runtime/server-runtime.tsx'

/** Fetched: the count at the button of the menu, where the account's own button has no room. */
export function MenuUnreadBadge() {
  return (
    <ServerRuntime>
      <UnreadBadge className="pointer-events-none absolute -top-1 -end-1 border-2 border-paper md:hidden" />
    </ServerRuntime>
  )
}
