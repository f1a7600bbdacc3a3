import { PRICE_FILTER, type ProductQuery, SORT_OPTIONS } from '@whirligig/contract'
import { Field, FilterDrawer, PriceSlider, RatingFilter, Select } from '@whirligig/ui'
import { CollectionSelect } from './collection-select.tsx'
import { type CollectionKind, clearFilters, getActiveFilters } from './filters.ts'
import { updateQuery } from './rules.ts'
import { usePriceDraft } from './use-price-draft.ts'

export type ShopFiltersProps = {
  open: boolean
  onClose: () => void
  query: ProductQuery
  onChange: (query: ProductQuery) => void
  /** The collection of the page; the drawer has no select for it. */
  collection?: CollectionKind
  /** Number of matching products; undefined while loading. */
  count: number | undefined
}

/** The filter drawer. Every change applies to the list immediately. */
export function ShopFilters({ open, onClose, query, onChange, collection, count }: ShopFiltersProps) {
  const change = (part: Partial<ProductQuery>) => onChange(updateQuery(query, part))
  const price = usePriceDraft(query, change)
  const isFiltered = getActiveFilters(query, collection).length > 0
  return (
    <FilterDrawer
      open={open}
      onClose={onClose}
      count={count}
      onClear={isFiltered ? () => onChange(clearFilters(query, collection)) : undefined}
      sort={
        <Field label="Sort By">
          <Select options={SORT_OPTIONS} value={query.sortOrder} onChange={(sortOrder) => change({ sortOrder })} />
        </Field>
      }
      price={
        <fieldset className="min-w-0">
          <legend className="pb-1.5 font-semibold">Price</legend>
          <PriceSlider {...price} bounds={{ min: PRICE_FILTER.min, max: PRICE_FILTER.max }} minGap={PRICE_FILTER.gap} />
        </fieldset>
      }
      rating={<RatingFilter value={query.rating} onChange={(rating) => change({ rating })} />}
    >
      {collection === 'category' ? null : (
        <CollectionSelect kind="category" value={query.category} onChange={(category) => change({ category })} />
      )}
      {collection === 'brand' ? null : (
        <CollectionSelect kind="brand" value={query.brand} onChange={(brand) => change({ brand })} />
      )}
    </FilterDrawer>
  )
}
