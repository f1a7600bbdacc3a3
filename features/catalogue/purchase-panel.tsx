import {
  DEFAULT_IMAGE,
  formatCount,
  formatPrice,
  maxOrderQuantity,
  type Product,
  toImageProps,
  toLargestImageUrl,
} from '@whirligig/contract'
import {
  Field,
  type GalleryPicture,
  ProductDetails,
  PurchaseBar,
  QuantityInput,
  StarRating,
  StockBadge,
  tintFor,
  useIsInView,
} from '@whirligig/ui'
import { type ReactNode, useRef, useState } from 'react'
import { getQuantityError } from './quantity.ts'
import { LazyStockAlert } from './stock-alert.lazy.tsx'
import { getTaxNote } from './tax-note.ts'
import { useStockAnnouncement } from './use-stock-announcement.ts'

/** Passed to the buttons of the product page. */
export type PurchaseState = {
  product: Product
  quantity: number
  /** Set when this quantity cannot be bought. */
  quantityError: string | undefined
}

type ActionOptions = {
  /** For the bar at the bottom of phones, whose button names the product. */
  inBar: boolean
}

export type PurchasePanelProps = {
  product: Product
  brandHref: (slug: string) => string
  actions: (state: PurchaseState, options: ActionOptions) => ReactNode
  /** What delivery and returns cost, with the link to their page. */
  delivery?: { text: string; href: string }
}

const toGalleryPicture = (imageUrl: string | null): GalleryPicture => ({
  ...toImageProps(imageUrl),
  largeSrc: toLargestImageUrl(imageUrl ?? DEFAULT_IMAGE.product),
})

/** Returns those of the details that staff filled in. */
const listFacts = ({ age, size, material }: Product) =>
  Object.entries({ Age: age, Size: size, Material: material }).flatMap(([label, value]) =>
    value ? { label, value } : [],
  )

/** The product with its quantity input. The quantity is local state and resets when the page is left. */
export function PurchasePanel({ product, brandHref, actions, delivery }: PurchasePanelProps) {
  const [quantity, setQuantity] = useState(1)
  const { name, slug, description, price, imageUrl, inventory, brand, averageRating, totalReviews } = product
  const moreImages = product.images?.slice(1) ?? []
  const error = getQuantityError(quantity, inventory)
  const max = maxOrderQuantity(inventory)
  const actionsRef = useRef<HTMLDivElement>(null)
  const isActionInView = useIsInView(actionsRef)
  const state: PurchaseState = { product, quantity, quantityError: error }
  const stockAnnouncement = useStockAnnouncement(inventory, quantity)
  return (
    <>
      <ProductDetails
        name={name}
        description={description}
        price={formatPrice(price)}
        taxNote={getTaxNote(product)}
        gallery={{
          pictures: [toGalleryPicture(imageUrl), ...moreImages.map(toGalleryPicture)],
          fallbackSrc: DEFAULT_IMAGE.product,
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
        actions={
          <>
            <div ref={actionsRef} className="flex w-full flex-wrap items-start gap-3">
              {actions(state, { inBar: false })}
            </div>
            {inventory > 0 ? null : <LazyStockAlert productId={product._id} />}
          </>
        }
        delivery={delivery}
        facts={listFacts(product)}
      />
      <PurchaseBar
        price={formatPrice(price)}
        action={actions(state, { inBar: true })}
        hidden={isActionInView || inventory <= 0}
        className="order-last"
      />
    </>
  )
}
