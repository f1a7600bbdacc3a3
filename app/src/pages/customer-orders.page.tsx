import noOrders from '@whirligig/art/empty/no-orders.svg'
import { CustomerOrdersContainer } from '@whirligig/orders'
import { useListAddress } from '../dashboard/use-list-address.ts'
import { useListPlace } from '../dashboard/use-list-place.ts'
import { href, paths } from '../paths.ts'

export function Component() {
  useListPlace()
  return (
    <>
      <title>Customer Orders · Whirligig</title>
      <CustomerOrdersContainer
        {...useListAddress()}
        orderHref={(id) => href(paths.order(id))}
        ownOrdersHref={href(paths.orders)}
        emptyPicture={<img src={noOrders} alt="" width={176} height={132} />}
      />
    </>
  )
}
