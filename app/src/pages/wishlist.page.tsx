import emptyPicture from '@whirligig/art/empty/no-results.svg'
import { WishlistContainer } from '@whirligig/wishlist'
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts'
import { href, paths } from '../paths.ts'

export function Component() {
  useScrollRestoration()
  return (
    <>
      <title>Your Wishlist · Whirligig</title>
      <WishlistContainer
        shopHref={href(paths.shop)}
        productHref={(slug) => href(paths.product(slug))}
        emptyPicture={<img src={emptyPicture} alt="" width={176} height={132} />}
      />
    </>
  )
}
