import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ListSkeleton } from '../skeleton/list-skeleton.tsx'
import { ChatUserRow, type ChatUserRowProps } from './chat-user-row.tsx'

export type ChatUserItem = Omit<ChatUserRowProps, 'selected' | 'onSelect'>

export type ChatUserListProps = Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> & {
  /** Names the list: `Conversations`. */
  label?: string
  /** In the order in which they are shown. */
  users: ReadonlyArray<ChatUserItem>
  /** Whose conversation is open. */
  selectedId?: string
  /** Gets the id of the one pressed. */
  onSelect: (id: string) => void
  /** They are on their way: skeletons, while there are none yet. */
  loading?: boolean
  /** Said when there is nobody. */
  emptyText?: string
}

/** Whom one can talk to, with what was said last. */
export function ChatUserList({
  label = 'Conversations',
  users,
  selectedId,
  onSelect,
  loading = false,
  emptyText = 'No users connected.',
  className,
  ...props
}: ChatUserListProps) {
  if (loading && users.length === 0) return <ListSkeleton withPictures label="Loading users" />
  return (
    <nav aria-label={label} className={cx('min-h-0 overflow-y-auto', className)} {...props}>
      {users.length === 0 ? (
        <EmptyState compact text={emptyText} />
      ) : (
        <ul className="grid list-none grid-cols-[minmax(0,1fr)] gap-0.5 p-1">
          {users.map((user) => (
            <li key={user.id}>
              <ChatUserRow {...user} selected={user.id === selectedId} onSelect={onSelect} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
