import { CartToggle } from '@whirligig/cart'
import { type CardProduct, clientPaths, toHref } from '@whirligig/contract'
import { WishToggle } from '@whirligig/wishlist'

/** The link and the buttons of the cards in a row of toys. */
export const TOY_CARD_PROPS = {
  productHref: (slug: string) => toHref(clientPaths.product(slug)),
  renderAction: (product: CardProduct) => <WishToggle product={product} />,
  renderFooter: (product: CardProduct) => <CartToggle product={product} quantity={1} place="card" />,
}
