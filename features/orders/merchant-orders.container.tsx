import type { OrderFilter } from '@whirligig/contract'
import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { buttonClass, EmptyState, ListSkeleton } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { merchantOrdersAtoms } from './merchant-atoms.ts'
import { MerchantOrderRow } from './merchant-order-row.tsx'
import { OrderFilters } from './order-filters.tsx'
import { useOrderUpdates } from './use-order-updates.ts'

export type MerchantOrdersContainerProps = Pick<ListParams, 'page' | 'onPageChange'> & {
  filter: OrderFilter
  /** The address of the list with another filter. */
  filterHref: (filter: OrderFilter) => string
  orderHref: (id: string) => string
  /** Illustration above the text of an empty list. */
  emptyPicture?: ReactNode
}

/** The dashboard list of the orders with toys of the merchant's brand, newest first. */
export function MerchantOrdersContainer(props: MerchantOrdersContainerProps) {
  const { page, onPageChange, filter, filterHref, orderHref, emptyPicture } = props
  useOrderUpdates()
  return (
    <PagedList
      // Another filter is another list: its rows are not shown while this one loads.
      key={filter}
      title="Customer Orders"
      noun="order"
      query={merchantOrdersAtoms[filter](page)}
      page={page}
      onPageChange={onPageChange}
      actions={<OrderFilters current={filter} toHref={filterHref} />}
      errorText="The orders could not be loaded."
    >
      {(data, isLoading) => {
        if (!data) return <ListSkeleton label="Loading the orders" />
        if (data.orders.length === 0) {
          return <NoOrders filter={filter} count={data.count} allHref={filterHref('all')} picture={emptyPicture} />
        }
        return (
          <ul
            aria-busy={isLoading || undefined}
            className="list-none divide-y divide-line overflow-hidden rounded-panel border border-line bg-card p-0 shadow-card"
          >
            {data.orders.map((order) => (
              <li key={order._id}>
                <MerchantOrderRow order={order} href={orderHref(order._id)} />
              </li>
            ))}
          </ul>
        )
      }}
    </PagedList>
  )
}

type NoOrdersProps = { filter: OrderFilter; count: number; allHref: string; picture?: ReactNode }

function NoOrders({ filter, count, allHref, picture }: NoOrdersProps) {
  if (count > 0) {
    return <EmptyState text="OOPs No Orders" hint="There are no orders on this page." illustration={picture} />
  }
  return filter === 'to_ship' ? (
    <EmptyState
      text="Nothing to ship"
      hint="New orders of your toys will appear here."
      illustration={picture}
      action={
        <a href={allHref} className={buttonClass({ variant: 'secondary' })}>
          See all orders
        </a>
      }
    />
  ) : (
    <EmptyState text="OOPs No Orders" hint="Orders of your toys will appear here." illustration={picture} />
  )
}
