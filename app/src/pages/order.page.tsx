import lost from '@whirligig/art/empty/lost.svg'
import { OrderContainer } from '@whirligig/orders'
import { Page } from '@whirligig/ui'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { href, paths } from '../paths.ts'

export function Component() {
  const { id = '' } = useParams()
  const { search, key } = useLocation()
  const navigate = useNavigate()

  function goBack(): void {
    // 'default' is the entry that the visit began with: there is no step back inside the shop.
    if (search.includes('success') || key === 'default') navigate(paths.orders)
    else navigate(-1)
  }

  return (
    <Page>
      <title>Order Details · Whirligig</title>
      <OrderContainer
        key={id}
        id={id}
        productHref={(slug) => href(paths.product(slug))}
        ordersHref={href(paths.orders)}
        onBack={goBack}
        onCancelled={() => navigate(paths.orders)}
        emptyPicture={<img src={lost} alt="" width={176} height={176} />}
      />
    </Page>
  )
}
