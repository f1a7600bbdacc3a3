import { CountBadge } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { unreadTotalAtom } from './unread-atoms.ts'

/** The number of unread messages. Renders nothing if there are none. */
export function UnreadBadge({ className }: { className?: string }) {
  return <CountBadge count={useAtomValue(unreadTotalAtom)} label="unread messages" className={className} />
}
