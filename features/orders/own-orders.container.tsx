import { sessionAtom, useSearchTerm } from '@whirligig/api'
import type { Order } from '@whirligig/contract'
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
import { ownOrdersAtom } from './atoms.ts'
import { OrderRow } from './order-row.tsx'
import { withId } from './rules.ts'
import { useOrderNews } from './use-order-news.ts'

export type OwnOrdersContainerProps = {
  /** 1-based. */
  page: number
  onPageChange: (page: number) => void
  orderHref: (id: string) => string
  shopHref: string
  /** Beside the title, such as the way to the orders of everyone. */
  actions?: ReactNode
  /** The picture over 'OOPs No Orders'. */
  emptyPicture?: ReactNode
}

/** One's own orders, the newest first. */
export function OwnOrdersContainer(props: OwnOrdersContainerProps) {
  const { id } = useAtomValue(sessionAtom)
  // Rows of one session are not kept while those of another load.
  return <Orders key={id} {...props} />
}

function Orders({ page, onPageChange, orderHref, shopHref, actions, emptyPicture }: OwnOrdersContainerProps) {
  const { data, status, refetch } = useAtomValue(ownOrdersAtom(page))
  const shown = useKept(data)
  const { text, setText, term, isResting } = useSearchTerm()
  useOrderNews()
  return (
    <>
      <PageHeader title="Your Orders" actions={actions} />
      {shown && shown.count > 0 && status !== 'error' ? (
        <SearchInput
          label="Type the complete order ID"
          value={text}
          onChange={setText}
          busy={isResting}
          className="mb-6"
        />
      ) : null}
      {/* A failed load clears the orders: what is no longer sure is not shown. */}
      {status === 'error' ? (
        <ErrorState text="Your orders could not be loaded." onRetry={() => refetch()} />
      ) : shown ? (
        <>
          <Rows
            orders={withId(shown.orders, term)}
            busy={status === 'pending'}
            orderHref={orderHref}
            empty={
              term ? (
                <EmptyState
                  text="No orders found."
                  hint={shown.totalPages > 1 ? 'It may be on another page.' : 'None of your orders has such an ID.'}
                  illustration={emptyPicture}
                />
              ) : (
                <EmptyState
                  text="OOPs No Orders"
                  hint={shown.count > 0 ? 'There are none on this page.' : 'What you buy will be listed here.'}
                  illustration={emptyPicture}
                  action={
                    <a href={shopHref} className={buttonClass()}>
                      See all toys
                    </a>
                  }
                />
              )
            }
          />
          <Pagination page={page} totalPages={shown.totalPages} className="mt-8" onChange={onPageChange} />
        </>
      ) : (
        <ListSkeleton pictures label="Loading your orders" />
      )}
    </>
  )
}

type RowsProps = {
  orders: readonly Order[]
  /** Others are on their way. */
  busy: boolean
  orderHref: (id: string) => string
  /** What stands in place of no rows. */
  empty: ReactNode
}

function Rows({ orders, busy, orderHref, empty }: RowsProps) {
  if (orders.length === 0) return empty
  return (
    <ul
      aria-busy={busy || undefined}
      className="list-none divide-y divide-line overflow-hidden rounded-panel border border-line bg-card p-0 shadow-card"
    >
      {orders.map((order) => (
        <li key={order._id}>
          <OrderRow order={order} href={orderHref(order._id)} />
        </li>
      ))}
    </ul>
  )
}
