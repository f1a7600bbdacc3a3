import { CartToggle } from '@whirligig/cart'
import { HomeSectionsContainer } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { WishToggle } from '@whirligig/wishlist'
import { getCategoryPicture } from './category-pictures.ts'

export function HomeShelves() {
  return (
    <HomeSectionsContainer
      shopHref={toHref(clientPaths.shop)}
      productHref={(slug) => toHref(clientPaths.product(slug))}
      categoryHref={(slug) => toHref(clientPaths.category(slug))}
      brandHref={(slug) => toHref(clientPaths.brand(slug))}
      categoryPicture={getCategoryPicture}
      renderAction={(product) => <WishToggle product={product} />}
      renderFooter={(product) => <CartToggle product={product} quantity={1} place="card" />}
    />
  )
}
