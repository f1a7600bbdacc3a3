import noOrders from '@whirligig/art/empty/no-orders.svg'
import { userAtom } from '@whirligig/auth'
import { OwnOrdersContainer } from '@whirligig/orders'
import { buttonClass } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { dashboardPaths } from '../dashboard/paths.ts'
import { isAdmin } from '../dashboard/role.ts'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts'
import { href, paths } from '../paths.ts'

export function Component() {
  useScrollRestoration()
  const user = useAtomValue(userAtom)
  return (
    <>
      <title>Your Orders · Whirligig</title>
      <OwnOrdersContainer
        {...useListSearchParams()}
        orderHref={(id) => href(paths.order(id))}
        shopHref={href(paths.shop)}
        actions={
          isAdmin(user) ? (
            <a href={href(dashboardPaths.customerOrders)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              Customer Orders
            </a>
          ) : undefined
        }
        emptyPicture={<img src={noOrders} alt="" width={176} height={132} />}
      />
    </>
  )
}
