import type { FeaturedProduct, FeaturedSlug } from '@whirligig/contract'
import { FeaturedToys, lazyWhenIdle } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { featuredAtom } from './featured-atoms.ts'
import { type FeaturedPresentation, toFeaturedToys } from './featured-toys.ts'

// The connection to the server is not part of the first look.
const StockUpdates = lazyWhenIdle(async () => (await import('./stock-updates.tsx')).HomeStockUpdates)

export type FeaturedContainerProps = {
  presentations: Readonly<Record<FeaturedSlug, FeaturedPresentation>>
  productHref: (slug: string) => string
  /** Renders the wishlist button of a card. */
  renderAction?: (product: FeaturedProduct) => ReactNode
  /** Renders the cart button of a card. */
  renderFooter?: (product: FeaturedProduct) => ReactNode
}

/** The featured toys with prices and stock of the catalogue. If the request fails, the cards have no prices. */
export function FeaturedContainer({ presentations, ...slots }: FeaturedContainerProps) {
  const { data, status } = useAtomValue(featuredAtom)
  return (
    <>
      <FeaturedToys toys={toFeaturedToys(presentations, data?.products, slots)} loading={status === 'pending'} />
      <StockUpdates />
    </>
  )
}
