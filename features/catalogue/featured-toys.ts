import { FEATURED_SLUGS, type FeaturedProduct, type FeaturedSlug, formatPrice, getStockFlag } from '@whirligig/contract'
import type { FeaturedToy } from '@whirligig/ui'
import type { ReactNode } from 'react'

/** How the home page presents a featured toy. */
export type FeaturedPresentation = Pick<FeaturedToy, 'name' | 'imageUrl' | 'tint' | 'text'>

export type FeaturedSlots = {
  productHref: (slug: string) => string
  renderAction?: ((product: FeaturedProduct) => ReactNode) | undefined
  renderFooter?: ((product: FeaturedProduct) => ReactNode) | undefined
}

/**
 * Returns the cards of the featured toys. Toys that are not on sale are left out.
 * @param products the featured toys on sale; undefined while they are unknown: all cards, without prices
 */
export function toFeaturedToys(
  presentations: Readonly<Record<FeaturedSlug, FeaturedPresentation>>,
  products: readonly FeaturedProduct[] | undefined,
  { productHref, renderAction, renderFooter }: FeaturedSlots,
): FeaturedToy[] {
  const toCard = (slug: FeaturedSlug) => ({ ...presentations[slug], href: productHref(slug) })
  if (!products) return FEATURED_SLUGS.map(toCard)
  return products.map((product) => ({
    ...toCard(product.slug),
    price: formatPrice(product.price),
    ...getStockFlag(product.inventory),
    action: renderAction?.(product),
    footer: renderFooter?.(product),
  }))
}
