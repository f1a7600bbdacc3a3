import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { EmptyState, Table } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { usersAtom } from './atoms.ts'
import { USER_COLUMNS } from './user-columns.tsx'

export type UsersContainerProps = ListParams & {
  /** The picture over 'No users found.' */
  emptyPicture?: ReactNode
}

/** Everybody with an account, for admins. */
export function UsersContainer({ page, search, onPageChange, onSearch, emptyPicture }: UsersContainerProps) {
  return (
    <PagedList
      title="Users"
      noun="user"
      query={usersAtom(page, search)}
      page={page}
      onPageChange={onPageChange}
      search={{ label: 'Search users', placeholder: 'Name or email', term: search, onSearch }}
      errorText="The users could not be loaded."
    >
      {(shown, isLoading) => (
        <Table
          caption="users"
          columns={USER_COLUMNS}
          rows={shown?.users ?? []}
          rowKey={({ _id }) => _id}
          loading={isLoading}
          empty={
            <EmptyState
              text="No users found."
              hint={search ? 'Names and email addresses are searched.' : 'There are none on this page.'}
              illustration={emptyPicture}
            />
          }
        />
      )}
    </PagedList>
  )
}
