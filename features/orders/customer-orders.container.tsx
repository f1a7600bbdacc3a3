import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { buttonClass, EmptyState, ListSkeleton } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { customerOrdersAtom } from './customer-orders-atom.ts'
import { OrderRows } from './order-rows.tsx'
import { useOrderUpdates } from './use-order-updates.ts'

export type CustomerOrdersContainerProps = ListParams & {
  orderHref: (id: string) => string
  ownOrdersHref: string
  /** Illustration above 'OOPs No Orders'. */
  emptyPicture?: ReactNode
}

/** The dashboard list of all orders, newest first, with a search by order id. Admins only. */
export function CustomerOrdersContainer(props: CustomerOrdersContainerProps) {
  const { page, search, onPageChange, onSearch, orderHref, ownOrdersHref, emptyPicture } = props
  useOrderUpdates()
  return (
    <PagedList
      title="Customer Orders"
      noun="order"
      query={customerOrdersAtom(page, search)}
      page={page}
      onPageChange={onPageChange}
      search={{ label: 'Type the complete order ID', term: search, onSearch }}
      actions={
        <a href={ownOrdersHref} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          My Orders
        </a>
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
            empty={<NoOrders isSearch={search !== ''} count={data.count} picture={emptyPicture} />}
          />
        ) : (
          <ListSkeleton withPictures label="Loading the orders" />
        )
      }
    </PagedList>
  )
}

type NoOrdersProps = { isSearch: boolean; count: number; picture?: ReactNode }

function NoOrders({ isSearch, count, picture }: NoOrdersProps) {
  return isSearch ? (
    <EmptyState text="No orders found." hint="Please enter the complete order ID." illustration={picture} />
  ) : (
    <EmptyState
      text="OOPs No Orders"
      hint={count > 0 ? 'There are no orders on this page.' : 'Customer orders will appear here.'}
      illustration={picture}
    />
  )
}
