import { sessionAtom, useSearchText } from '@whirligig/api'
import { DASHBOARD_SEARCH, formatCount } from '@whirligig/contract'
import {
  buttonClass,
  EmptyState,
  ErrorState,
  ListSkeleton,
  PageHeader,
  Pagination,
  SearchInput,
  useKept,
} from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { customerOrdersAtom } from './customer-orders-atom.ts'
import { OrderRows } from './order-rows.tsx'
import { useOrderNews } from './use-order-news.ts'

export type CustomerOrdersContainerProps = {
  /** 1-based. */
  page: number
  /** An order's id; '' searches for nothing. */
  search: string
  onPageChange: (page: number) => void
  onSearch: (search: string) => void
  orderHref: (id: string) => string
  ownOrdersHref: string
  /** The picture over 'OOPs No Orders'. */
  emptyPicture?: ReactNode
}

/** Everyone's orders, the newest first, for admins. */
export function CustomerOrdersContainer(props: CustomerOrdersContainerProps) {
  const { id } = useAtomValue(sessionAtom)
  // Rows of one session are not kept while those of another load.
  return <CustomerOrders key={id} {...props} />
}

function CustomerOrders({ page, search, onPageChange, onSearch, orderHref, ...props }: CustomerOrdersContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(customerOrdersAtom(page, search))
  const shown = useKept(data)
  const { text, setText, isResting } = useSearchText(search, onSearch)
  useOrderNews()
  const isLoading = status === 'pending'
  const count = shown && status !== 'error' ? formatCount(shown.count, 'order') : '\u00a0'
  return (
    <>
      <PageHeader
        title="Customer Orders"
        meta={<span role="status">{search && shown ? `${count} found` : count}</span>}
        actions={
          <a href={props.ownOrdersHref} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            My Orders
          </a>
        }
      />
      <SearchInput
        label="Type the complete order ID"
        value={text}
        onChange={setText}
        min={DASHBOARD_SEARCH.min}
        busy={isResting || (search !== '' && isLoading)}
        className="mb-6"
      />
      {/* A failed load clears the orders: what is no longer sure is not shown. */}
      {status === 'error' ? (
        <ErrorState text="The orders could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      ) : shown ? (
        <>
          <OrderRows
            orders={shown.orders}
            busy={isLoading}
            orderHref={orderHref}
            empty={<NoOrders isSearch={search !== ''} count={shown.count} picture={props.emptyPicture} />}
          />
          <Pagination page={page} totalPages={shown.totalPages} onChange={onPageChange} className="mt-8" />
        </>
      ) : (
        <ListSkeleton pictures label="Loading the orders" />
      )}
    </>
  )
}

type NoOrdersProps = { isSearch: boolean; count: number; picture?: ReactNode }

function NoOrders({ isSearch, count, picture }: NoOrdersProps) {
  return isSearch ? (
    <EmptyState text="No orders found." hint="Only a complete order ID is found." illustration={picture} />
  ) : (
    <EmptyState
      text="OOPs No Orders"
      hint={count > 0 ? 'There are none on this page.' : 'What customers buy will be listed here.'}
      illustration={picture}
    />
  )
}
