import type { OrderFilter } from '@whirligig/contract'
import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { buttonClass, EmptyState, ListSkeleton } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { customerOrdersAtoms } from './customer-orders-atom.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderRows } from './order-rows.tsx'
import { useOrderUpdates } from './use-order-updates.ts'

export type CustomerOrdersContainerProps = ListParams & {
  /** Does not limit the search. */
  filter: OrderFilter
  /** The address of the list with another filter. */
  filterHref: (filter: OrderFilter) => string
  orderHref: (id: string) => string
  ownOrdersHref: string
  /** Illustration above 'OOPs No Orders'. */
  emptyPicture?: ReactNode
}

/** The dashboard list of all orders, newest first, with a search by order id. Admins only. */
export function CustomerOrdersContainer(props: CustomerOrdersContainerProps) {
  const { page, search, onPageChange, onSearch, filter, filterHref, orderHref, ownOrdersHref, emptyPicture } = props
  useOrderUpdates()
  return (
    <PagedList
      // Another filter is another list: its rows are not shown while this one loads.
      key={filter}
      title="Customer Orders"
      noun="order"
      query={customerOrdersAtoms[filter](page, search)}
      page={page}
      onPageChange={onPageChange}
      search={{ label: 'Type the complete order ID', term: search, onSearch }}
      actions={
        <>
          <OrderFilters current={search === '' ? filter : null} toHref={filterHref} />
          <a href={ownOrdersHref} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            My Orders
          </a>
        </>
      }
      errorText="The orders could not be loaded."
      clearOnError
    >
      {(data, isLoading) =>
        data ? (
          <OrderRows
            orders={data.orders}
            loading={isLoading}
            orderHref={orderHref}
            isForStaff
            empty={<NoOrders isSearch={search !== ''} filter={filter} count={data.count} picture={emptyPicture} />}
          />
        ) : (
          <ListSkeleton withPictures label="Loading the orders" />
        )
      }
    </PagedList>
  )
}

type NoOrdersProps = { isSearch: boolean; filter: OrderFilter; count: number; picture?: ReactNode }

function NoOrders({ isSearch, filter, count, picture }: NoOrdersProps) {
  if (isSearch) {
    return <EmptyState text="No orders found." hint="Please enter the complete order ID." illustration={picture} />
  }
  return filter === 'to_ship' && count === 0 ? (
    <EmptyState text="Nothing to ship" hint="New orders will appear here." illustration={picture} />
  ) : (
    <EmptyState
      text="OOPs No Orders"
      hint={count > 0 ? 'There are no orders on this page.' : 'Customer orders will appear here.'}
      illustration={picture}
    />
  )
}
