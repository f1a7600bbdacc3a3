import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Heading } from '../heading/heading.tsx'
import { ListSkeleton } from '../skeleton/list-skeleton.tsx'
import { ChatUserRow, type ChatUserRowProps } from './chat-user-row.tsx'

export type ChatUserItem = Omit<ChatUserRowProps, 'selected' | 'onSelect'>

export type ChatUserListProps = Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> & {
  /** Accessible name of the list. */
  label?: string
  /** Contacts in display order. */
  users: ReadonlyArray<ChatUserItem>
  /** Contacts below the others, under a title: people without a conversation. */
  more?: { title: string; users: ReadonlyArray<ChatUserItem> }
  /** Id of the contact whose conversation is open. */
  selectedId?: string
  /** Called with the id of the clicked contact. */
  onSelect: (id: string) => void
  /** Shows skeletons while `users` is empty. */
  loading?: boolean
  /** Shown when there are no contacts. */
  emptyText?: string
}

/** The contacts of a chat, each with the last message. */
export function ChatUserList({
  label = 'Conversations',
  users,
  more,
  selectedId,
  onSelect,
  loading = false,
  emptyText = 'No users connected.',
  className,
  ...props
}: ChatUserListProps) {
  const isEmpty = users.length === 0 && !more?.users.length
  const isLoading = loading && isEmpty
  const rows = (items: ReadonlyArray<ChatUserItem>) => (
    <ul className="grid list-none grid-cols-1 gap-0.5 p-1">
      {items.map((user) => (
        <li key={user.id}>
          <ChatUserRow {...user} selected={user.id === selectedId} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={label} className={cx('min-h-0 overflow-y-auto', className)} {...props}>
      {isLoading ? <ListSkeleton withPictures label="Loading users" /> : null}
      {isEmpty && !loading ? <EmptyState compact text={emptyText} /> : null}
      {users.length > 0 ? rows(users) : null}
      {more && more.users.length > 0 ? (
        <>
          <Heading size="sm" font="text" tone="soft" className="px-4 pt-3 pb-1">
            {more.title}
          </Heading>
          {rows(more.users)}
        </>
      ) : null}
    </nav>
  )
}
