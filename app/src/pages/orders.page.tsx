import noOrders from '@whirligig/art/empty/no-orders.svg'
import { OwnOrdersContainer } from '@whirligig/orders'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { href, paths } from '../paths.ts'

export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  return (
    <>
      <title>Your Orders · Whirligig</title>
      <OwnOrdersContainer
        page={page}
        onPageChange={(next) => navigate(`${paths.orders}?page=${next}`)}
        orderHref={(id) => href(paths.order(id))}
        shopHref={href(paths.shop)}
        emptyPicture={<img src={noOrders} alt="" width={176} height={132} />}
      />
    </>
  )
}
