import { isNotFound } from '@whirligig/core/http'
import { usePollingFallback, useWatchedEvent } from '@whirligig/core/realtime'
import { ErrorState, ProductPageSkeleton } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { productAtom, setStockAtom } from './atoms.ts'
import { NotFoundState } from './not-found-state.tsx'
import { PurchasePanel, type PurchaseState } from './purchase-panel.tsx'

export type ProductContainerProps = {
  slug: string
  brandHref: (slug: string) => string
  shopHref: string
  /** The cart and wishlist buttons. */
  actions: (state: PurchaseState) => ReactNode
  /** The review section below the product. */
  reviews?: ReactNode
  /** Illustration above 'No product found.' */
  emptyPicture?: ReactNode
}

/** The product page. Pass the slug as `key` too, so that the quantity resets for another product. */
export function ProductContainer({ slug, shopHref, emptyPicture, reviews, ...panel }: ProductContainerProps) {
  const { data: product, status, error, refetch } = useAtomValue(productAtom(slug))
  const setStock = useSetAtom(setStockAtom)
  useWatchedEvent('stockChanged', product ? [product._id] : [], ({ inventory }) => setStock({ slug, inventory }))
  usePollingFallback(() => refetch())
  if (status === 'pending') return <ProductPageSkeleton />
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
  if (!product) return <ErrorState text="The toy could not be loaded." onRetry={() => refetch()} />
  return (
    <>
      <PurchasePanel product={product} {...panel} />
      {reviews ? <div className="mt-12 md:mt-20">{reviews}</div> : null}
    </>
  )
}
