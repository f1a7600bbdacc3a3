import noOrders from '@whirligig/art/empty/no-orders.svg'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { OwnOrdersContainer } from '@whirligig/orders'
import { buttonClass } from '@whirligig/ui'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'

export function Component() {
  const isAdmin = useIsAdmin()
  return (
    <>
      <title>Your Orders · Whirligig</title>
      <OwnOrdersContainer
        {...useListSearchParams()}
        orderHref={(id) => toHref(clientPaths.order(id))}
        shopHref={toHref(clientPaths.shop)}
        actions={
          isAdmin ? (
            <a
              href={toHref(dashboardPaths.customerOrders)}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              Customer Orders
            </a>
          ) : undefined
        }
        emptyPicture={<img src={noOrders} alt="" width={176} height={132} />}
      />
    </>
  )
}
