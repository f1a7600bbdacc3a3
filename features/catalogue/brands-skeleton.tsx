import { LoadingRegion, Skeleton } from '@whirligig/ui'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Placeholder with the same card height as the brand grid. */
export function BrandsSkeleton() {
  return (
    <LoadingRegion label="Loading brands" className="grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3 xl:grid-cols-4">
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-44 w-full sm:h-80 rounded-panel" />
      ))}
    </LoadingRegion>
  )
}
