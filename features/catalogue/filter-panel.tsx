import type { ProductFacets, ProductQuery } from '@whirligig/contract'
import { FacetList, RatingFilter, Skeleton } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { toCollectionOptions, toPriceOptions } from './facet-options.ts'
import type { CollectionKind } from './filters.ts'
import { updateQuery } from './rules.ts'

export type FilterPanelProps = {
  query: ProductQuery
  onChange: (query: ProductQuery) => void
  /** Returns the URL of a query. */
  getHref: (query: ProductQuery) => string
  /** The collection of the page, which is not a filter. */
  collection?: CollectionKind
  /** Undefined while loading, or if they could not be loaded. */
  facets: ProductFacets | undefined
  /** The facets could not be loaded. Only what needs none of them is shown, without numbers of toys. */
  facetsFailed: boolean
  /** The price slider with its inputs. */
  price: ReactNode
}

/** The filters of the shop. Every change applies to the list immediately. */
export function FilterPanel({ query, onChange, getHref, collection, facets, facetsFailed, price }: FilterPanelProps) {
  // Together, so that no filter moves when the ones above it arrive.
  if (!facets && !facetsFailed) return <Skeleton className="h-240 rounded-panel" />
  const hrefFor = (change: Partial<ProductQuery>) => getHref(updateQuery(query, change))
  const counts = Object.fromEntries((facets?.ratings ?? []).map(({ stars, count }) => [stars, count]))
  return (
    <>
      {collection === 'category' ? null : (
        <FacetList
          label="Category"
          options={toCollectionOptions(facets?.categories ?? [], query.category, (category) => hrefFor({ category }))}
        />
      )}
      {collection === 'brand' ? null : (
        <FacetList
          label="Brand"
          options={toCollectionOptions(facets?.brands ?? [], query.brand, (brand) => hrefFor({ brand }))}
        />
      )}
      <div className="grid grid-cols-1 gap-3">
        <FacetList label="Price" options={toPriceOptions(query, facets?.prices, hrefFor)} />
        {price}
      </div>
      <RatingFilter
        value={query.rating}
        counts={counts}
        onChange={(rating) => onChange(updateQuery(query, { rating }))}
      />
    </>
  )
}
