import { parseFilter, USER_FILTERS, type UserFilter } from '@whirligig/contract'
import { ExportButton, type ListParams, ListTabs, PagedList } from '@whirligig/core/pagination'
import { EmptyState, Table } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { USER_COLUMNS } from './user-columns.tsx'
import { toExportPath } from './users-api.ts'
import { usersAtom } from './users-atoms.ts'

export type UsersContainerProps = ListParams & {
  /** The role that is listed, as in the address; `''` for all. */
  status: string
  /** The address of the list with another role. */
  statusHref: (status: string) => string
  /** The page of the user with this id. */
  userHref: (id: string) => string
  /** The menu of saved views. */
  views?: ReactNode
  /** Illustrates the empty state. */
  emptyPicture?: ReactNode
}

/** The list of all users, for admins. */
export function UsersContainer(props: UsersContainerProps) {
  const { page, search, onPageChange, onSearch, status, statusHref, userHref, views, emptyPicture } = props
  const filter = parseFilter(USER_FILTERS, status)
  return (
    <PagedList
      title="Users"
      noun="user"
      query={usersAtom(page, search, filter ?? '')}
      page={page}
      onPageChange={onPageChange}
      search={{ label: 'Search users', placeholder: 'Name or email', term: search, onSearch }}
      actions={
        <>
          {views}
          <ExportButton path={toExportPath(search, filter ?? '')} fileName="users.csv" />
        </>
      }
      tabs={(data) => (
        <ListTabs label="Which users" labels={TAB_LABELS} counts={data?.counts} current={filter} toHref={statusHref} />
      )}
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
          compact
          stickyHeader
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

const TAB_LABELS: Record<UserFilter, string> = { member: 'Members', merchant: 'Merchants', admin: 'Admins' }
