import emptyPicture from '@whirligig/art/empty/no-results.svg'
import { clientPaths, toHref } from '@whirligig/contract'
import { WishlistContainer } from '@whirligig/wishlist'
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts'

export function Component() {
  useScrollRestoration()
  return (
    <>
      <title>Your Wishlist · Whirligig</title>
      <WishlistContainer
        shopHref={toHref(clientPaths.shop)}
        productHref={(slug) => toHref(clientPaths.product(slug))}
        emptyPicture={<img src={emptyPicture} alt="" width={176} height={132} />}
      />
    </>
  )
}
