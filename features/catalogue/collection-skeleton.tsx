import type { ProductQuery } from '@whirligig/contract'
import { PageHeader, ProductGridSkeleton, Skeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { productPageAtom } from './atoms.ts'
import { serializeProductQuery } from './rules.ts'

/**
 * Shown until the name of a collection is known, and already fetches its products. It has the
 * shape of the page, so that little moves when the name arrives.
 */
export function CollectionSkeleton({ query }: { query: ProductQuery }) {
  useAtomValue(productPageAtom(serializeProductQuery(query)))
  return (
    <>
      <PageHeader
        title={
          <>
            <span className="sr-only">Loading</span>
            <Skeleton className="h-9 w-52 rounded-control" />
          </>
        }
        meta={<Skeleton className="h-13 max-w-2xl rounded-control" />}
      />
      <Skeleton className="mb-6 h-13 max-w-2xl rounded-full" />
      <div className="xl:grid xl:grid-cols-[16rem_minmax(0,1fr)] xl:gap-8">
        <Skeleton className="h-240 rounded-panel max-xl:hidden" />
        <ProductGridSkeleton withButtons />
      </div>
    </>
  )
}
