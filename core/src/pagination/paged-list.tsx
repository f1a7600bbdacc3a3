import { formatCount } from '@whirligig/contract'
import { ErrorState, PageHeader, type PageHeaderProps, Pagination, usePreviousData } from '@whirligig/ui'
import { type Atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sessionAtom } from '../session/session.ts'
import { ListSearch, type ListSearchProps } from './list-search.tsx'

/** The page and the search term of a list, with their setters. They are usually stored in the URL. */
export type ListParams = {
  /** 1-based. */
  page: number
  /** '' for no search. */
  search: string
  onPageChange: (page: number) => void
  onSearch: (search: string) => void
}

/** The fields that every page response has. */
type PageResponse = { count: number; totalPages: number }

/** The part of an `atomWithQuery`'s value that the list uses. */
type QueryState<Page> = {
  data: Page | undefined
  status: 'pending' | 'error' | 'success'
  isFetching: boolean
  refetch: () => unknown
}

export type PagedListProps<Page extends PageResponse> = Pick<ListParams, 'page' | 'onPageChange'> & {
  title: string
  /** The singular noun of the rows, for the count: `user`. */
  noun: string
  /** Its plural, if it does not just end in `s`: `categories`. */
  plural?: string
  /** The order of the rows, for the announcement of another order: `Newest first`. */
  sortedBy?: string | undefined
  /** The query of the current page. */
  query: Atom<QueryState<Page>>
  /** The search field; without it the list has no search. */
  search?: Omit<ListSearchProps, 'isLoading'>
  /** Buttons beside the title. */
  actions?: PageHeaderProps['actions']
  /** Links to the parts of the list, above the rows: `<ListTabs />`. They get the page that was loaded last. */
  tabs?: (data: Page | undefined) => ReactNode
  /** `The users could not be loaded.` */
  errorText: string
  /** Replaces loaded rows with the error when a refetch fails. @default false */
  clearOnError?: boolean
  /** Renders the rows. While another page is loading, `data` is the previous page; at first it is undefined. */
  children: (data: Page | undefined, isLoading: boolean) => ReactNode
}

/** A paginated list: title and count, search, rows or error, and pagination. */
export function PagedList<Page extends PageResponse>(props: PagedListProps<Page>) {
  const { id } = useAtomValue(sessionAtom)
  // Remounts with the session, so that neither rows nor typed text of one user are shown to another.
  return <List key={id} {...props} />
}

function List<Page extends PageResponse>({
  query,
  search,
  page,
  onPageChange,
  children,
  tabs,
  sortedBy,
  ...props
}: PagedListProps<Page>) {
  const { title, noun, plural, actions, errorText, clearOnError = false } = props
  const { data: currentData, status, refetch, isFetching } = useAtomValue(query)
  const data = usePreviousData(currentData)
  const isLoading = status === 'pending'
  const showsError = status === 'error' && (clearOnError || !currentData)
  const count = data && !showsError ? formatCount(data.count, noun, plural) + (search?.term ? ' found' : '') : '\u00a0'
  const place = usePreviousData(currentData && formatPlace(page, currentData.totalPages, sortedBy))
  return (
    <>
      <PageHeader
        title={title}
        meta={
          <span role="status">
            {count}
            {place && !showsError ? <span className="sr-only">{place}</span> : null}
          </span>
        }
        actions={actions}
      />
      {search ? <ListSearch {...search} isLoading={isLoading} /> : null}
      {tabs?.(data)}
      {showsError ? (
        <ErrorState text={errorText} onRetry={() => refetch()} loading={isFetching} />
      ) : (
        <>
          {children(data, isLoading)}
          <Pagination page={page} totalPages={data?.totalPages ?? 1} onChange={onPageChange} className="mt-8" />
        </>
      )}
    </>
  )
}

/** What the count does not say: `, page 2 of 4, sorted by Newest first`. */
function formatPlace(page: number, totalPages: number, sortedBy?: string): string {
  return (totalPages > 1 ? `, page ${page} of ${totalPages}` : '') + (sortedBy ? `, sorted by ${sortedBy}` : '')
}
