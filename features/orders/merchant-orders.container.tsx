import type { MerchantOrderFilter } from '@whirligig/contract'
import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { buttonClass, EmptyState, ListSkeleton } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { merchantOrdersAtoms } from './merchant-atoms.ts'
import { MerchantOrderRow } from './merchant-order-row.tsx'
import { useOrderUpdates } from './use-order-updates.ts'

export type MerchantOrdersContainerProps = Pick<ListParams, 'page' | 'onPageChange'> & {
  filter: MerchantOrderFilter
  /** The address of the list with another filter. */
  filterHref: (filter: MerchantOrderFilter) => string
  orderHref: (id: string) => string
  /** Illustration above the text of an empty list. */
  emptyPicture?: ReactNode
}

const FILTERS = [
  ['to_ship', 'To ship'],
  ['all', 'All'],
] as const

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
      actions={<Filters current={filter} toHref={filterHref} />}
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

type FiltersProps = { current: MerchantOrderFilter; toHref: (filter: MerchantOrderFilter) => string }

const Filters = ({ current, toHref }: FiltersProps) => (
  <nav aria-label="Which orders" className="flex gap-1 rounded-control bg-sand p-1">
    {FILTERS.map(([filter, label]) => (
      <a
        key={filter}
        href={toHref(filter)}
        aria-current={filter === current ? 'page' : undefined}
        className="inline-flex min-h-9 items-center rounded-control px-4 font-semibold text-ink no-underline hover:underline aria-[current]:bg-card aria-[current]:shadow-card forced-colors:aria-[current]:border"
      >
        {label}
      </a>
    ))}
  </nav>
)

type NoOrdersProps = { filter: MerchantOrderFilter; count: number; allHref: string; picture?: ReactNode }

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
