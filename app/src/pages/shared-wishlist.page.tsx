import emptyPicture from '@whirligig/art/empty/no-results.svg'
import { CartToggle } from '@whirligig/cart'
import { clientPaths, toHref } from '@whirligig/contract'
import { Page } from '@whirligig/ui'
import { SharedWishlistContainer } from '@whirligig/wishlist'
import { useParams } from 'react-router-dom'

export function Component() {
  const { token = '' } = useParams()
  return (
    <Page>
      <title>A Wishlist For You · Whirligig</title>
      <SharedWishlistContainer
        token={token}
        shopHref={toHref(clientPaths.shop)}
        productHref={(slug) => toHref(clientPaths.product(slug))}
        renderFooter={(product) => <CartToggle product={product} quantity={1} place="card" />}
        emptyPicture={<img src={emptyPicture} alt="" width={176} height={132} />}
      />
    </Page>
  )
}
