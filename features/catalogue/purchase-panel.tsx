import { DEFAULT_PICTURE, formatPrice, maxOrderQuantity, type Product, pictureOf } from '@whirligig/contract'
import { Field, ProductDetails, QuantityInput, StarRating, StockBadge, tintFor } from '@whirligig/ui'
import { type ReactNode, useState } from 'react'
import { quantityError } from './quantity.ts'
import { useStockAnnouncement } from './use-stock-announcement.ts'

/** What the buttons of a product page need to know. */
export type PurchaseState = {
  product: Product
  quantity: number
  /** Why this quantity cannot be bought. */
  quantityError: string | undefined
}

export type PurchasePanelProps = {
  product: Product
  brandHref: (slug: string) => string
  actions: (state: PurchaseState) => ReactNode
}

const SIZES = '(min-width: 1264px) 600px, (min-width: 768px) 50vw, 100vw'

/** A toy with its quantity, which lives as long as the page. */
export function PurchasePanel({ product, brandHref, actions }: PurchasePanelProps) {
  const [quantity, setQuantity] = useState(1)
  const { name, slug, description, price, imageUrl, inventory, brand, averageRating, totalReviews } = product
  const error = quantityError(quantity, inventory)
  const most = maxOrderQuantity(inventory)
  const news = useStockAnnouncement(inventory, quantity)
  return (
    <ProductDetails
      name={name}
      description={description}
      price={formatPrice(price)}
      picture={{
        ...pictureOf(imageUrl),
        alt: name,
        fallbackSrc: DEFAULT_PICTURE.product,
        sizes: SIZES,
        tint: tintFor(slug),
      }}
      brand={brand ? { name: brand.name, href: brandHref(brand.slug) } : undefined}
      rating={
        <StarRating value={averageRating} count={`${totalReviews} ${totalReviews === 1 ? 'Review' : 'Reviews'}`} />
      }
      stock={
        <>
          <StockBadge stock={inventory} />
          <p role="status" className="font-semibold text-danger not-empty:basis-full">
            {news}
          </p>
        </>
      }
      quantity={
        <Field label="Quantity" error={error}>
          <QuantityInput
            value={quantity}
            onChange={setQuantity}
            max={inventory}
            hint={most > 0 ? `up to ${most} for each order` : undefined}
          />
        </Field>
      }
      actions={actions({ product, quantity, quantityError: error })}
      promise="Delivery is always free."
    />
  )
}
