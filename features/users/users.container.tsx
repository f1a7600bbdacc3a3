import { sessionAtom, useSearchText } from '@whirligig/api'
import { DASHBOARD_SEARCH, formatCount } from '@whirligig/contract'
import { EmptyState, ErrorState, PageHeader, Pagination, SearchInput, Table, useKept } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { usersAtom } from './atoms.ts'
import { USER_COLUMNS } from './user-columns.tsx'

export type UsersContainerProps = {
  /** 1-based. */
  page: number
  /** '' searches for nothing. */
  search: string
  onPageChange: (page: number) => void
  onSearch: (search: string) => void
  /** The picture over 'No users found.' */
  emptyPicture?: ReactNode
}

/** Everybody with an account, for admins. */
export function UsersContainer(props: UsersContainerProps) {
  const { id } = useAtomValue(sessionAtom)
  // Rows of one session are not kept while those of another load.
  return <Users key={id} {...props} />
}

function Users({ page, search, onPageChange, onSearch, emptyPicture }: UsersContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(usersAtom(page, search))
  const shown = useKept(data)
  const { text, setText, isResting } = useSearchText(search, onSearch)
  const isLoading = status === 'pending'
  const isFailed = status === 'error' && !data
  const count = shown && !isFailed ? formatCount(shown.count, 'user') : '\u00a0'
  return (
    <>
      <PageHeader title="Users" meta={<span role="status">{search && shown ? `${count} found` : count}</span>} />
      <SearchInput
        label="Search users"
        placeholder="Name or email"
        value={text}
        onChange={setText}
        min={DASHBOARD_SEARCH.min}
        busy={isResting || (search !== '' && isLoading)}
        className="mb-6"
      />
      {isFailed ? (
        <ErrorState text="The users could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      ) : (
        <>
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
          <Pagination page={page} totalPages={shown?.totalPages ?? 1} onChange={onPageChange} className="mt-8" />
        </>
      )}
    </>
  )
}
