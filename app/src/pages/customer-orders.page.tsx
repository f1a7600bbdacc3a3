import noOrders from '@whirligig/art/empty/no-orders.svg'
import { CustomerOrdersContainer } from '@whirligig/orders'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts'
import { href, paths } from '../paths.ts'

export function Component() {
  useScrollRestoration()
  return (
    <>
      <title>Customer Orders · Whirligig</title>
      <CustomerOrdersContainer
        {...useListSearchParams()}
        orderHref={(id) => href(paths.order(id))}
        ownOrdersHref={href(paths.orders)}
        emptyPicture={<img src={noOrders} alt="" width={176} height={132} />}
      />
    </>
  )
}
