import { type CardProduct, DEFAULT_IMAGE, formatPrice, getStockFlag, toImageProps } from '@whirligig/contract'
import { cardPictureSizes, ProductCard, StarRating, tintFor } from '@whirligig/ui'
import type { ReactNode } from 'react'

export type ProductTileProps = {
  product: CardProduct
  href: string
  /** The search term to highlight in the name. */
  highlight?: string
  /** The wishlist button. */
  action?: ReactNode
  /** The cart button. */
  footer?: ReactNode
  /** The level of the heading. @default 2 */
  level?: 2 | 3
  /** Loads the picture with high priority because it is visible without scrolling. */
  priority?: boolean
}

/** A product of the shop as a card. */
export function ProductTile({ product, href, highlight, action, footer, level, priority }: ProductTileProps) {
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
        sizes: cardPictureSizes[5],
        tint: tintFor(slug),
        priority,
      }}
      rating={<StarRating size="sm" value={averageRating} count={String(totalReviews)} />}
      {...getStockFlag(inventory)}
      action={action}
      footer={footer}
      level={level}
    />
  )
}
