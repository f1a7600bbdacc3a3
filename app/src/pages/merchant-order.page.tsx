import lost from '@whirligig/art/empty/lost.svg'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { MerchantOrderContainer, OrderNeighbours } from '@whirligig/orders'
import { useNavigate, useParams } from 'react-router-dom'

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <title>Order Details · Whirligig</title>
      {/* Replaces the page, so that Back leads to the list. */}
      <OrderNeighbours id={id} onOpen={(other) => navigate(dashboardPaths.merchantOrder(other), { replace: true })} />
      <MerchantOrderContainer
        key={id}
        id={id}
        ordersHref={toHref(dashboardPaths.merchantOrders)}
        productHref={(slug) => toHref(clientPaths.product(slug))}
        emptyPicture={<img src={lost} alt="" width={176} height={176} />}
      />
    </>
  )
}
