import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { EmptyState, Table } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { USER_COLUMNS } from './user-columns.tsx'
import { usersAtom } from './users-atoms.ts'

export type UsersContainerProps = ListParams & {
  /** The page of the user with this id. */
  userHref: (id: string) => string
  /** Illustrates the empty state. */
  emptyPicture?: ReactNode
}

/** The list of all users, for admins. */
export function UsersContainer({ page, search, onPageChange, onSearch, userHref, emptyPicture }: UsersContainerProps) {
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
      {(data, isLoading) => (
        <Table
          caption="users"
          columns={USER_COLUMNS}
          rows={data?.users ?? []}
          rowKey={({ _id }) => _id}
          rowHref={({ _id }) => userHref(_id)}
          loading={isLoading}
          empty={
            <EmptyState
              text="No users found."
              hint={search ? 'Try another name or email.' : 'There are no users on this page.'}
              illustration={emptyPicture}
            />
          }
        />
      )}
    </PagedList>
  )
}
