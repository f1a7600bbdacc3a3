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
  /** The filters, sort order and page of the URL. */
  query: ProductQuery
  /** Called with the new query, to write it to the URL. */
  onChange: (query: ProductQuery) => void
  /** Returns the URL of a query; makes the pagination items links. */
  getHref?: (query: ProductQuery) => string
  /** Set on category and brand pages, whose slug is in the path. */
  collection?: CollectionKind
  /** The heading; undefined shows a skeleton. */
  title?: string
  /** Text under the heading. */
  description?: string
  /** The page with all products. */
  shopHref: string
  productHref: (slug: string) => string
  /** Renders the wishlist button of a card. */
  renderAction?: (product: Product) => ReactNode
  /** Illustration above 'No products found.' */
  emptyPicture?: ReactNode
}

/** The paginated product list with its sort order and filters. */
export function ShopContainer(props: ShopContainerProps) {
  const session = useAtomValue(sessionAtom)
  // The key resets the previous page, so that another collection or user never sees it while loading.
  return <Shop key={`${session.id} ${props.collection ? props.query[props.collection] : ''}`} {...props} />
}

function Shop({ query, onChange, collection, getHref, title, description, ...results }: ShopContainerProps) {
  const { data, status, refetch } = useAtomValue(productPageAtom(serializeProductQuery(query)))
  const page = usePreviousData(data)
  const listTopRef = useRef<HTMLDivElement>(null)

  function goToPage(to: number): void {
    onChange(updateQuery(query, { page: to }))
    listTopRef.current?.scrollIntoView()
  }

  return (
    <div ref={listTopRef} className="scroll-mt-32">
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
        onChange={goToPage}
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
