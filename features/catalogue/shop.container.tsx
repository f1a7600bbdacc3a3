import { type Product, type ProductQuery, SORT_OPTIONS } from '@whirligig/contract'
import { sessionAtom } from '@whirligig/core/session'
import { lazySection, PageHeader, Pagination, tintFor, usePreviousData } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { ActiveFilters } from './active-filters.tsx'
import { productPageAtom } from './atoms.ts'
import { CollectionHeader } from './collection-header.tsx'
import { facetsAtom, toFacetParams } from './facets-atom.ts'
import type { CollectionKind } from './filters.ts'
import { formatResultRange, serializeProductQuery, updateQuery } from './rules.ts'
import { ShopResults } from './shop-results.tsx'
import { ShopToolbar } from './shop-toolbar.tsx'

/** The server renders the filters. Their code is not part of the first load. */
const ShopSidebar = lazySection(async () => (await import('./shop-sidebar.tsx')).ShopSidebar)

export type ShopContainerProps = {
  /** The filters, sort order and page of the URL. */
  query: ProductQuery
  /** Called with the new query, to write it to the URL. */
  onChange: (query: ProductQuery) => void
  /** Returns the URL of a query, for the links of the pagination and of the filters. */
  getHref: (query: ProductQuery) => string
  /** Set on category and brand pages, whose slug is in the path. */
  collection?: CollectionKind
  /** The heading. */
  title: string
  /** Text under the heading of a category or brand. */
  description?: string
  /** URL of the drawing of a category. */
  drawing?: string
  /** Links to the other categories or brands. */
  nav?: ReactNode
  /** The page with all products. */
  shopHref: string
  productHref: (slug: string) => string
  /** Renders the wishlist button of a card. */
  renderAction?: (product: Product) => ReactNode
  /** Renders the cart button of a card. */
  renderCartButton?: (product: Product) => ReactNode
  /** Illustration above 'No products found.' */
  emptyPicture?: ReactNode
  /** Called when the list is found to be empty. Must be stable. */
  onEmpty?: () => void
}

/** The paginated product list with its sort order and filters. */
export function ShopContainer(props: ShopContainerProps) {
  const session = useAtomValue(sessionAtom)
  // The key resets the previous page, so that another collection or user never sees it while loading.
  return <Shop key={`${session.id} ${props.collection ? props.query[props.collection] : ''}`} {...props} />
}

function Shop({
  query,
  onChange,
  collection,
  getHref,
  title,
  description,
  drawing,
  nav,
  onEmpty,
  ...results
}: ShopContainerProps) {
  const { data, status, refetch } = useAtomValue(productPageAtom(serializeProductQuery(query)))
  const page = usePreviousData(data)
  // The order of the shown page: with it, the line below the title changes when the toys are sorted, and is announced.
  const sortedBy = usePreviousData(data && SORT_OPTIONS.find(({ value }) => value === query.sortOrder)?.label)
  const failed = status === 'error' && data === undefined
  const facetsQuery = useAtomValue(facetsAtom(toFacetParams(query)))
  const facets = usePreviousData(facetsQuery.data)
  const filters = { query, onChange, getHref, collection, facets, facetsFailed: facetsQuery.status === 'error' }
  const isEmpty = data?.count === 0
  useEffect(
    function reportEmpty() {
      if (isEmpty) onEmpty?.()
    },
    [isEmpty, onEmpty],
  )
  const listTopRef = useRef<HTMLDivElement>(null)

  function goToPage(to: number): void {
    onChange(updateQuery(query, { page: to }))
    listTopRef.current?.scrollIntoView()
  }

  const header = {
    title,
    meta: (
      <p role="status" className="min-h-6">
        {page ? formatResultRange({ ...query, page: page.currentPage }, page.products.length, page.count) : null}
        {page?.products.length ? <span className="sr-only">, sorted by {sortedBy}</span> : null}
      </p>
    ),
    actions: <ShopToolbar {...filters} count={data?.count} />,
  }

  return (
    <div ref={listTopRef}>
      {description === undefined ? (
        <PageHeader {...header} />
      ) : (
        <CollectionHeader
          {...header}
          description={description}
          drawing={drawing ? { src: drawing, tint: tintFor(query.category) } : undefined}
          products={failed ? [] : page?.products}
        />
      )}
      {nav}
      <div className="xl:grid xl:grid-cols-[16rem_minmax(0,1fr)] xl:gap-8">
        <div className="max-xl:hidden print:hidden">
          <ShopSidebar {...filters} />
        </div>
        <div className="min-w-0">
          <ActiveFilters query={query} onChange={onChange} collection={collection} />
          <ShopResults
            {...results}
            page={page}
            failed={failed}
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
            getHref={(to) => getHref(updateQuery(query, { page: to }))}
          />
        </div>
      </div>
    </div>
  )
}
