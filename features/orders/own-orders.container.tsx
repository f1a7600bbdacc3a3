import { type ListParams, ListSearch } from '@whirligig/core/pagination'
import { sessionAtom } from '@whirligig/core/session'
import {
  buttonClass,
  EmptyState,
  ErrorState,
  ListSkeleton,
  PageHeader,
  Pagination,
  usePreviousData,
} from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ownOrdersAtom } from './atoms.ts'
import { OrderRows } from './order-rows.tsx'
import { filterById } from './rules.ts'
import { useOrderUpdates } from './use-order-updates.ts'

export type OwnOrdersContainerProps = ListParams & {
  orderHref: (id: string) => string
  shopHref: string
  /** Beside the title, such as the way to the orders of everyone. */
  actions?: ReactNode
  /** The picture over 'OOPs No Orders'. */
  emptyPicture?: ReactNode
}

/** One's own orders, the newest first. A search is for ids on the page. */
export function OwnOrdersContainer(props: OwnOrdersContainerProps) {
  const { id } = useAtomValue(sessionAtom)
  // Rows of one session are not kept while those of another load.
  return <Orders key={id} {...props} />
}

function Orders({ page, search, onPageChange, onSearch, orderHref, ...props }: OwnOrdersContainerProps) {
  const { shopHref, actions, emptyPicture } = props
  const { data, status, refetch } = useAtomValue(ownOrdersAtom(page))
  const shown = usePreviousData(data)
  useOrderUpdates()
  return (
    <>
      <PageHeader title="Your Orders" actions={actions} />
      {shown && shown.count > 0 && status !== 'error' ? (
        <ListSearch label="Type the complete order ID" term={search} onSearch={onSearch} />
      ) : null}
      {/* A failed load clears the orders: what is no longer sure is not shown. */}
      {status === 'error' ? (
        <ErrorState text="Your orders could not be loaded." onRetry={() => refetch()} />
      ) : shown ? (
        <>
          <OrderRows
            orders={filterById(shown.orders, search)}
            busy={status === 'pending'}
            orderHref={orderHref}
            empty={
              search ? (
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
        <ListSkeleton withPictures label="Loading your orders" />
      )}
    </>
  )
}
