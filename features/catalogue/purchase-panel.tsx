import {
  DEFAULT_IMAGE,
  formatCount,
  formatPrice,
  maxOrderQuantity,
  type Product,
  toImageProps,
} from '@whirligig/contract'
import { Field, ProductDetails, QuantityInput, StarRating, StockBadge, tintFor } from '@whirligig/ui'
import { type ReactNode, useState } from 'react'
import { getQuantityError } from './quantity.ts'
import { useStockAnnouncement } from './use-stock-announcement.ts'

/** Passed to the buttons of the product page. */
export type PurchaseState = {
  product: Product
  quantity: number
  /** Set when this quantity cannot be bought. */
  quantityError: string | undefined
}

export type PurchasePanelProps = {
  product: Product
  brandHref: (slug: string) => string
  actions: (state: PurchaseState) => ReactNode
}

const SIZES = '(min-width: 1264px) 600px, (min-width: 768px) 50vw, 100vw'

/** The product with its quantity input. The quantity is local state and resets when the page is left. */
export function PurchasePanel({ product, brandHref, actions }: PurchasePanelProps) {
  const [quantity, setQuantity] = useState(1)
  const { name, slug, description, price, imageUrl, inventory, brand, averageRating, totalReviews } = product
  const error = getQuantityError(quantity, inventory)
  const max = maxOrderQuantity(inventory)
  const stockAnnouncement = useStockAnnouncement(inventory, quantity)
  return (
    <ProductDetails
      name={name}
      description={description}
      price={formatPrice(price)}
      picture={{
        ...toImageProps(imageUrl),
        alt: name,
        fallbackSrc: DEFAULT_IMAGE.product,
        sizes: SIZES,
        tint: tintFor(slug),
      }}
      brand={brand ? { name: brand.name, href: brandHref(brand.slug) } : undefined}
      rating={<StarRating value={averageRating} count={formatCount(totalReviews, 'Review')} />}
      stock={
        <>
          <StockBadge stock={inventory} />
          <p role="status" className="font-semibold text-danger not-empty:basis-full">
            {stockAnnouncement}
          </p>
        </>
      }
      quantity={
        <Field label="Quantity" error={error}>
          <QuantityInput
            value={quantity}
            onChange={setQuantity}
            max={inventory}
            hint={max > 0 ? `up to ${max} per order` : undefined}
          />
        </Field>
      }
      actions={actions({ product, quantity, quantityError: error })}
      promise="Delivery is always free."
    />
  )
}
