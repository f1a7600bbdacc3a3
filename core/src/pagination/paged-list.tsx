import { formatCount } from '@whirligig/contract'
import { ErrorState, PageHeader, type PageHeaderProps, Pagination, usePreviousData } from '@whirligig/ui'
import { type Atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sessionAtom } from '../session/session.ts'
import { ListSearch, type ListSearchProps } from './list-search.tsx'

/** Where one is in a list that is searched, and how one gets elsewhere. */
export type ListParams = {
  /** 1-based. */
  page: number
  /** '' searches for nothing. */
  search: string
  onPageChange: (page: number) => void
  onSearch: (search: string) => void
}

/** A page as the server answers it. */
type Paged = { count: number; totalPages: number }

/** What of an `atomWithQuery` is looked at. */
type QueryState<Page> = {
  data: Page | undefined
  status: 'pending' | 'error' | 'success'
  isFetching: boolean
  refetch: () => unknown
}

export type PagedListProps<Page extends Paged> = Pick<ListParams, 'page' | 'onPageChange'> & {
  title: string
  /** One of what is counted: `user`. */
  noun: string
  /** The page that is asked for. */
  query: Atom<QueryState<Page>>
  /** Left out where nothing can be searched for. */
  search?: Omit<ListSearchProps, 'isLoading'>
  /** Beside the title. */
  actions?: PageHeaderProps['actions']
  /** `The users could not be loaded.` */
  failedText: string
  /** Rows that were there go when they cannot be loaded anew; otherwise only what was never there is missed. */
  failureClears?: boolean
  /** The rows: of `shown`, which is undefined until there are any. While others load, the last ones stay. */
  children: (shown: Page | undefined, isLoading: boolean) => ReactNode
}

/** A list by pages: its title and count, its search, its rows or why there are none, and the way to the other pages. */
export function PagedList<Page extends Paged>(props: PagedListProps<Page>) {
  const { id } = useAtomValue(sessionAtom)
  // Nothing of one session, neither rows nor what was typed, is kept while another's load.
  return <List key={id} {...props} />
}

function List<Page extends Paged>({ query, search, page, onPageChange, children, ...props }: PagedListProps<Page>) {
  const { title, noun, actions, failedText, failureClears = false } = props
  const { data, status, refetch, isFetching } = useAtomValue(query)
  const shown = usePreviousData(data)
  const isLoading = status === 'pending'
  const isFailed = status === 'error' && (failureClears || !data)
  const count = shown && !isFailed ? formatCount(shown.count, noun) + (search?.term ? ' found' : '') : '\u00a0'
  return (
    <>
      <PageHeader title={title} meta={<span role="status">{count}</span>} actions={actions} />
      {search ? <ListSearch {...search} isLoading={isLoading} /> : null}
      {isFailed ? (
        <ErrorState text={failedText} onRetry={() => refetch()} loading={isFetching} />
      ) : (
        <>
          {children(shown, isLoading)}
          <Pagination page={page} totalPages={shown?.totalPages ?? 1} onChange={onPageChange} className="mt-8" />
        </>
      )}
    </>
  )
}
