import type { Product, ProductQuery } from '@whirligig/contract'
import { sessionAtom } from '@whirligig/core/session'
import { PageHeader, Pagination, Skeleton, usePreviousData } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useRef } from 'react'
import { ActiveFilters } from './active-filters.tsx'
import { productPageAtom } from './atoms.ts'
import type { CollectionKind } from './filters.ts'
import { formatResultRange, serializeProductQuery, updateQuery } from './rules.ts'
import { ShopResults } from './shop-results.tsx'
import { ShopToolbar } from './shop-toolbar.tsx'

export type ShopContainerProps = {
  /** What is asked for, as the address says it. */
  query: ProductQuery
  /** Something else was asked for: put it into the address. */
  onChange: (query: ProductQuery) => void
  /** The address of a query, so that pages are links. */
  getHref?: (query: ProductQuery) => string
  /** What the path names: the list is its collection. Without it all toys are looked at. */
  collection?: CollectionKind
  /** The heading; left out while it is not known yet. */
  title?: string
  /** A line under the heading. */
  description?: string
  /** All toys. */
  shopHref: string
  productHref: (slug: string) => string
  /** On each card: the heart. */
  renderAction?: (product: Product) => ReactNode
  /** The picture over 'No products found.' */
  emptyPicture?: ReactNode
}

/** The toys on sale, by page, with their order and filters. */
export function ShopContainer(props: ShopContainerProps) {
  const session = useAtomValue(sessionAtom)
  // Rows of another collection, or somebody else's hearts, are not kept while the next ones load.
  return <Shop key={`${session.id} ${props.collection ? props.query[props.collection] : ''}`} {...props} />
}

function Shop({ query, onChange, collection, getHref, title, description, ...results }: ShopContainerProps) {
  const { data, status, refetch } = useAtomValue(productPageAtom(serializeProductQuery(query)))
  const page = usePreviousData(data)
  const top = useRef<HTMLDivElement>(null)

  function goTo(to: number): void {
    onChange(updateQuery(query, { page: to }))
    top.current?.scrollIntoView()
  }

  return (
    <div ref={top} className="scroll-mt-32">
      <PageHeader
        title={title ?? <HeadingSkeleton />}
        meta={
          <>
            {description ? <p className="max-w-prose pb-1">{description}</p> : null}
            <p role="status" className="min-h-6">
              {page ? formatResultRange({ ...query, page: page.currentPage }, page.products.length, page.count) : null}
            </p>
          </>
        }
        actions={<ShopToolbar query={query} onChange={onChange} collection={collection} count={data?.count} />}
      />
      <ActiveFilters query={query} onChange={onChange} collection={collection} />
      <ShopResults
        {...results}
        page={page}
        failed={status === 'error' && data === undefined}
        loading={status === 'pending'}
        onRetry={() => refetch()}
        query={query}
        onChange={onChange}
        collection={collection}
      />
      <Pagination
        page={query.page}
        totalPages={page?.totalPages ?? 0}
        className="mt-10"
        onChange={goTo}
        getHref={getHref && ((to) => getHref(updateQuery(query, { page: to })))}
      />
    </div>
  )
}

function HeadingSkeleton() {
  return (
    <>
      <span className="sr-only">Loading</span>
      <Skeleton className="h-9 w-52 rounded-control" />
    </>
  )
}
