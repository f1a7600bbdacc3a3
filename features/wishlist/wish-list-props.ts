import type { ReactNode } from 'react'
import type { WishedProduct } from './wish-card.tsx'

/** The props that the user's own wishlist and a shared one have in common. */
export type WishListProps = {
  shopHref: string
  productHref: (slug: string) => string
  /** Renders the cart button of a card. */
  renderFooter?: (product: WishedProduct) => ReactNode
  /** Illustration above the empty texts. */
  emptyPicture?: ReactNode
}
