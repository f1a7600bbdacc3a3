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
  /** Actions beside the title, such as the link to all orders. */
  actions?: ReactNode
  /** Illustration above 'OOPs No Orders'. */
  emptyPicture?: ReactNode
}

/** The current user's orders, newest first. The search filters the current page by id. */
export function OwnOrdersContainer(props: OwnOrdersContainerProps) {
  const { id } = useAtomValue(sessionAtom)
  // The key resets the previous page, so that another user never sees it while loading.
  return <Orders key={id} {...props} />
}

function Orders({ page, search, onPageChange, onSearch, orderHref, ...props }: OwnOrdersContainerProps) {
  const { shopHref, actions, emptyPicture } = props
  const { data, status, refetch } = useAtomValue(ownOrdersAtom(page))
  const pageData = usePreviousData(data)
  const place = usePreviousData(data && data.totalPages > 1 ? `Page ${page} of ${data.totalPages}` : undefined)
  useOrderUpdates()
  return (
    <>
      <PageHeader title="Your Orders" actions={actions} />
      <p role="status" className="sr-only">
        {place}
      </p>
      {pageData && pageData.count > 0 && status !== 'error' ? (
        <ListSearch label="Type the complete order ID" term={search} onSearch={onSearch} />
      ) : null}
      {/* A failed load clears the orders, so that outdated ones are never shown. */}
      {status === 'error' ? (
        <ErrorState text="Your orders could not be loaded." onRetry={() => refetch()} />
      ) : pageData ? (
        <>
          <OrderRows
            orders={filterById(pageData.orders, search)}
            loading={status === 'pending'}
            orderHref={orderHref}
            empty={
              search ? (
                <EmptyState
                  text="No orders found."
                  hint={pageData.totalPages > 1 ? 'It may be on another page.' : 'None of your orders match this ID.'}
                  illustration={emptyPicture}
                />
              ) : (
                <EmptyState
                  text="OOPs No Orders"
                  hint={pageData.count > 0 ? 'There are no orders on this page.' : 'Your orders will appear here.'}
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
          <Pagination page={page} totalPages={pageData.totalPages} className="mt-8" onChange={onPageChange} />
        </>
      ) : (
        <ListSkeleton withPictures label="Loading your orders" />
      )}
    </>
  )
}
