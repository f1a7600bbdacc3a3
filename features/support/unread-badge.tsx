import { CountBadge } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { unreadTotalAtom } from './unread-atoms.ts'

/** How many messages one has not read; nothing where one has read them all. */
export function UnreadBadge({ className }: { className?: string }) {
  return <CountBadge count={useAtomValue(unreadTotalAtom)} label="unread messages" className={className} />
}
