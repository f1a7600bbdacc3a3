import noOrders from '@whirligig/art/empty/no-orders.svg'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { userAtom } from '@whirligig/core/session'
import { OwnOrdersContainer } from '@whirligig/orders'
import { buttonClass } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { isAdmin } from '../dashboard/role.ts'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'

export function Component() {
  const user = useAtomValue(userAtom)
  return (
    <>
      <title>Your Orders · Whirligig</title>
      <OwnOrdersContainer
        {...useListSearchParams()}
        orderHref={(id) => toHref(clientPaths.order(id))}
        shopHref={toHref(clientPaths.shop)}
        actions={
          isAdmin(user) ? (
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
