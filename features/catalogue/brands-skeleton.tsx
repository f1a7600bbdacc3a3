import { LoadingRegion, Skeleton } from '@whirligig/ui'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const PICTURES = ['a', 'b', 'c']

/** Placeholder with cards as high as those of brands with a description of usual length. */
export function BrandsSkeleton() {
  return (
    <LoadingRegion
      label="Loading brands"
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3 xl:grid-cols-4"
    >
      {CARDS.map((card) => (
        <div key={card} className="rounded-panel border border-line bg-card p-2">
          <div className="grid grid-cols-3 gap-2">
            {PICTURES.map((picture) => (
              <Skeleton key={picture} className="aspect-square rounded-card" />
            ))}
          </div>
          <div className="flex h-40 flex-col gap-3 px-2 pt-4 sm:h-52 sm:px-3 md:h-46 lg:h-52">
            <Skeleton className="h-6 w-1/2 rounded-control" />
            <Skeleton className="h-16 rounded-control" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  )
}
