import lost from '@whirligig/art/empty/lost.svg'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { MerchantOrderContainer } from '@whirligig/orders'
import { useParams } from 'react-router-dom'

export function Component() {
  const { id = '' } = useParams()
  return (
    <>
      <title>Order Details · Whirligig</title>
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
