import { PRICE_FILTER, type ProductQuery, SORT_OPTIONS } from '@whirligig/contract'
import { Field, FilterDrawer, PriceSlider, RatingFilter, Select } from '@whirligig/ui'
import { activeFilters, cleared, type ShelfKind } from './filters.ts'
import { changed } from './rules.ts'
import { ShelfSelect } from './shelf-select.tsx'
import { usePriceDraft } from './use-price-draft.ts'

export type ShopFiltersProps = {
  open: boolean
  onClose: () => void
  query: ProductQuery
  onChange: (query: ProductQuery) => void
  /** What the path names, and the drawer therefore does not offer. */
  shelf?: ShelfKind
  /** Toys that match; undefined while they are counted. */
  count: number | undefined
}

/** The drawer of filters; the list behind it answers at once. */
export function ShopFilters({ open, onClose, query, onChange, shelf, count }: ShopFiltersProps) {
  const change = (part: Partial<ProductQuery>) => onChange(changed(query, part))
  const price = usePriceDraft(query, change)
  const isFiltered = activeFilters(query, shelf).length > 0
  return (
    <FilterDrawer
      open={open}
      onClose={onClose}
      count={count}
      onClear={isFiltered ? () => onChange(cleared(query, shelf)) : undefined}
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
      {shelf === 'category' ? null : (
        <ShelfSelect kind="category" value={query.category} onChange={(category) => change({ category })} />
      )}
      {shelf === 'brand' ? null : (
        <ShelfSelect kind="brand" value={query.brand} onChange={(brand) => change({ brand })} />
      )}
    </FilterDrawer>
  )
}
