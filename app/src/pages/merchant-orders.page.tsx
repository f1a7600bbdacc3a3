import noOrders from '@whirligig/art/empty/no-orders.svg'
import { dashboardPaths, toHref } from '@whirligig/contract'
import { MerchantOrdersContainer } from '@whirligig/orders'
import { ListViews } from '../dashboard/list-views.tsx'
import { useMerchantOrdersParams } from '../navigation/use-merchant-orders-params.ts'

export function Component() {
  return (
    <>
      <title>Customer Orders · Whirligig</title>
      <MerchantOrdersContainer
        {...useMerchantOrdersParams()}
        orderHref={(id) => toHref(dashboardPaths.merchantOrder(id))}
        views={<ListViews />}
        emptyPicture={<img src={noOrders} alt="" width={176} height={132} />}
      />
    </>
  )
}
