import { buttonClass, EmptyState, ErrorState, ListSkeleton, PageHeader, Pagination } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ownOrdersAtom } from './atoms.ts'
import { OrderRow } from './order-row.tsx'

export type OwnOrdersContainerProps = {
  /** 1-based. */
  page: number
  onPageChange: (page: number) => void
  orderHref: (id: string) => string
  shopHref: string
  /** The picture over 'OOPs No Orders'. */
  emptyPicture?: ReactNode
}

/** One's own orders, the newest first. */
export function OwnOrdersContainer(props: OwnOrdersContainerProps) {
  return (
    <>
      <PageHeader title="Your Orders" />
      <Orders {...props} />
    </>
  )
}

function Orders({ page, onPageChange, orderHref, shopHref, emptyPicture }: OwnOrdersContainerProps) {
  const { data, status, refetch } = useAtomValue(ownOrdersAtom(page))
  if (status === 'pending') return <ListSkeleton pictures label="Loading your orders" />
  // A failed load clears the orders: what is no longer sure is not shown.
  if (status === 'error') {
    return <ErrorState text="Your orders could not be loaded." onRetry={() => refetch()} />
  }
  return (
    <>
      {data.orders.length === 0 ? (
        <EmptyState
          text="OOPs No Orders"
          hint={data.count > 0 ? 'There are none on this page.' : 'What you buy will be listed here.'}
          illustration={emptyPicture}
          action={
            <a href={shopHref} className={buttonClass()}>
              See all toys
            </a>
          }
        />
      ) : (
        <ul className="list-none divide-y divide-line overflow-hidden rounded-panel border border-line bg-card p-0 shadow-card">
          {data.orders.map((order) => (
            <li key={order._id}>
              <OrderRow order={order} href={orderHref(order._id)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={data.totalPages} className="mt-8" onChange={onPageChange} />
    </>
  )
}
