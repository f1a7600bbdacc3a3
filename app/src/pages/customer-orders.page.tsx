import noOrders from '@whirligig/art/empty/no-orders.svg'
import { clientPaths, toHref } from '@whirligig/contract'
import { CustomerOrdersContainer } from '@whirligig/orders'
import { ListViews } from '../dashboard/list-views.tsx'
import { useCustomerOrdersParams } from '../navigation/use-customer-orders-params.ts'

export function Component() {
  return (
    <>
      <title>Customer Orders · Whirligig</title>
      <CustomerOrdersContainer
        {...useCustomerOrdersParams()}
        orderHref={(id) => toHref(clientPaths.order(id))}
        ownOrdersHref={toHref(clientPaths.orders)}
        views={<ListViews />}
        emptyPicture={<img src={noOrders} alt="" width={176} height={132} />}
      />
    </>
  )
}
