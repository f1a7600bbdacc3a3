import { DEFAULT_IMAGE, formatPrice, type Product, toImageProps } from '@whirligig/contract'
import { ProductCard, StarRating, tintFor } from '@whirligig/ui'
import type { ReactNode } from 'react'

/** At this stock or below, the card shows how many are left. */
const LOW_STOCK = 5

const SIZES = '(min-width: 1264px) 285px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 47vw'

export type ProductTileProps = {
  product: Product
  href: string
  /** The search term to highlight in the name. */
  highlight?: string
  /** The wishlist button. */
  action?: ReactNode
  /** Loads the picture with high priority because it is above the fold. */
  priority?: boolean
}

/** A product of the shop as a card. */
export function ProductTile({ product, href, highlight, action, priority }: ProductTileProps) {
  const { name, slug, brand, price, imageUrl, inventory, averageRating, totalReviews } = product
  return (
    <ProductCard
      name={name}
      highlight={highlight}
      href={href}
      brand={brand?.name}
      price={formatPrice(price)}
      picture={{
        ...toImageProps(imageUrl),
        fallbackSrc: DEFAULT_IMAGE.product,
        sizes: SIZES,
        tint: tintFor(slug),
        priority,
      }}
      rating={<StarRating size="sm" value={averageRating} count={String(totalReviews)} />}
      outOfStock={inventory <= 0}
      stockLeft={inventory > 0 && inventory <= LOW_STOCK ? inventory : undefined}
      action={action}
    />
  )
}
