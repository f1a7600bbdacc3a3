import { CartToggle } from '@whirligig/cart'
import { clientPaths, type Product, toHref } from '@whirligig/contract'
import { WishToggle } from '@whirligig/wishlist'

/** The link and the buttons of the cards in a row of toys. */
export const TOY_CARD_PROPS = {
  productHref: (slug: string) => toHref(clientPaths.product(slug)),
  renderAction: (product: Product) => <WishToggle product={product} />,
  renderFooter: (product: Product) => <CartToggle product={product} quantity={1} place="card" />,
}
