import emptyPicture from '@whirligig/art/empty/no-results.svg'
import { CartToggle } from '@whirligig/cart'
import { ShareContainer } from '@whirligig/catalogue'
import { clientPaths, toClientUrl, toHref } from '@whirligig/contract'
import { WishlistContainer } from '@whirligig/wishlist'
import { useAtomValue } from 'jotai'
import { originAtom } from '../metadata/origin-atom.ts'

export function Component() {
  const origin = useAtomValue(originAtom)
  return (
    <>
      <title>Your Wishlist · Whirligig</title>
      <WishlistContainer
        shopHref={toHref(clientPaths.shop)}
        productHref={(slug) => toHref(clientPaths.product(slug))}
        renderFooter={(product) => <CartToggle product={product} quantity={1} place="card" />}
        sharedUrl={(token) => toClientUrl(origin, clientPaths.sharedWishlist(token))}
        renderShare={(url) => <ShareContainer title="A wishlist on Whirligig" url={url} showLabel />}
        emptyPicture={<img src={emptyPicture} alt="" width={176} height={132} />}
      />
    </>
  )
}
