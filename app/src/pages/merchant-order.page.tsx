import lost from '@whirligig/art/empty/lost.svg'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { MerchantOrderContainer, OrderNeighbours } from '@whirligig/orders'
import { useNavigate, useParams } from 'react-router-dom'
import { useRememberOpened } from '../navigation/page-positions.ts'

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const rememberOpened = useRememberOpened(dashboardPaths.merchantOrders)

  function openNeighbour(other: string): void {
    const path = dashboardPaths.merchantOrder(other)
    rememberOpened(path)
    navigate(path, { replace: true }) // so that Back leads to the list
  }

  return (
    <>
      <title>Order Details · Whirligig</title>
      <OrderNeighbours id={id} onOpen={openNeighbour} />
      <MerchantOrderContainer
        key={id}
        id={id}
        ordersHref={toHref(dashboardPaths.merchantOrders)}
        productHref={(slug) => toHref(clientPaths.product(slug))}
        emptyPicture={<img src={lost} alt="" width={176} height={132} />}
      />
    </>
  )
}
