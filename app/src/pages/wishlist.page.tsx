import emptyPicture from '@whirligig/art/empty/no-results.svg'
import { WishlistContainer } from '@whirligig/wishlist'
import { useListPlace } from '../dashboard/use-list-place.ts'
import { href, paths } from '../paths.ts'

export function Component() {
  useListPlace()
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
