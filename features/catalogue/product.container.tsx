import { isNotFound } from '@whirligig/core/http'
import { ErrorState, lazyWhenIdle, ProductPageSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { productAtom } from './atoms.ts'
import { NotFoundState } from './not-found-state.tsx'
import { PurchasePanel, type PurchasePanelProps } from './purchase-panel.tsx'

// The connection to the server is not part of the first look.
const StockUpdates = lazyWhenIdle(async () => (await import('./stock-updates.tsx')).ProductStockUpdates)

export type ProductContainerProps = {
  slug: string
  brandHref: (slug: string) => string
  shopHref: string
  /** The cart and wishlist buttons. */
  actions: PurchasePanelProps['actions']
  /** The line about delivery and returns below the price. */
  delivery?: PurchasePanelProps['delivery']
  /** The breadcrumbs. */
  breadcrumbs?: ReactNode
  /** The review section below the product. */
  reviews?: ReactNode
  /** The toys that go well with the product: below the reviews, or above them if the product is sold out. */
  related?: ReactNode
  /** The toys that the visitor looked at, as the last section. */
  lookedAt?: ReactNode
  /** Illustration above 'No product found.' */
  emptyPicture?: ReactNode
}

/** The product page. Pass the slug as `key` too, so that the quantity resets for another product. */
export function ProductContainer({
  slug,
  shopHref,
  emptyPicture,
  breadcrumbs,
  reviews,
  related,
  lookedAt,
  ...panel
}: ProductContainerProps) {
  const { data: product, status, error, refetch } = useAtomValue(productAtom(slug))
  if (status === 'pending') {
    return (
      <>
        <h1 className="sr-only">Toy</h1>
        <ProductPageSkeleton />
      </>
    )
  }
  if (isNotFound(error)) {
    return (
      <NotFoundState
        text="No product found."
        hint="It may no longer be available."
        shopHref={shopHref}
        picture={emptyPicture}
      />
    )
  }
  if (!product) return <ErrorState heading="Toy" text="The toy could not be loaded." onRetry={() => refetch()} />
  return (
    // A column, in which the bar at the bottom of phones comes last.
    <div className="flex flex-col">
      {breadcrumbs}
      <StockUpdates slug={slug} />
      <PurchasePanel product={product} {...panel} />
      <SectionsBelow isSoldOut={product.inventory <= 0} reviews={reviews} related={related} lookedAt={lookedAt} />
    </div>
  )
}

type SectionsBelowProps = Pick<ProductContainerProps, 'reviews' | 'related' | 'lookedAt'> & { isSoldOut: boolean }

/** The sections keep their order while the stock changes, so that nothing moves. */
function SectionsBelow({ isSoldOut, reviews, related, lookedAt }: SectionsBelowProps) {
  const [relatedFirst] = useState(isSoldOut)
  const sections = relatedFirst ? [related, reviews] : [reviews, related]
  return (
    <div className="mt-12 grid grid-cols-1 gap-12 empty:hidden md:mt-20 md:gap-20">
      {sections[0]}
      {sections[1]}
      {lookedAt}
    </div>
  )
}
