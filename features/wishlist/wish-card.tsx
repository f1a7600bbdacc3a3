import { formatPrice, getStockFlag, toImageProps, type WishlistItem } from '@whirligig/contract'
import { cardPictureSizes, ProductCard, tintFor } from '@whirligig/ui'
import { TrendingDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PriceChange } from './rules.ts'

/** A product of a wishlist. */
export type WishedProduct = WishlistItem['product']

export type WishCardProps = {
  product: WishedProduct
  href: string
  /** Loads the picture with high priority because it is visible without scrolling. */
  priority?: boolean
  /** How the price has changed. */
  priceChange?: PriceChange
  /** The heart. */
  action?: ReactNode
  /** The cart button. */
  footer?: ReactNode
}

/** A product of a wishlist as a card. */
export function WishCard({ product, href, priority, priceChange, action, footer }: WishCardProps) {
  const { name, slug, price, imageUrl, inventory } = product
  return (
    <ProductCard
      name={name}
      href={href}
      price={formatPrice(price)}
      picture={{ ...toImageProps(imageUrl), sizes: cardPictureSizes[3], tint: tintFor(slug), priority }}
      rating={priceChange ? <PriceNote {...priceChange} /> : undefined}
      {...getStockFlag(inventory)}
      action={action}
      footer={footer}
    />
  )
}

/** A lower price stands out by an icon, a ground and bold text. */
function PriceNote({ text, isDrop }: PriceChange) {
  return isDrop ? (
    <p className="inline-flex items-start gap-1.5 rounded-control bg-lagoon-pale px-2 py-1 text-sm font-bold text-lagoon-text forced-colors:border">
      <TrendingDown aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  ) : (
    <p className="text-sm text-ink-soft">{text}</p>
  )
}
