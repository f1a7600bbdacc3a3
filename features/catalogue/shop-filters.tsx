import { SORT_OPTIONS } from '@whirligig/contract'
import { Field, FilterDrawer, Select } from '@whirligig/ui'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'
import { clearFilters, getActiveFilters } from './filters.ts'
import { updateQuery } from './rules.ts'
import { ShopPriceFilter } from './shop-price-filter.tsx'

export type ShopFiltersProps = Omit<FilterPanelProps, 'price'> & {
  open: boolean
  onClose: () => void
  /** Number of matching products; undefined while loading. */
  count: number | undefined
}

/** The drawer with the sort order and the filters, on screens that have no room for them beside the list. */
export function ShopFilters({ open, onClose, count, ...panel }: ShopFiltersProps) {
  const { query, onChange, collection } = panel
  const isFiltered = getActiveFilters(query, collection).length > 0
  return (
    <FilterDrawer
      open={open}
      onClose={onClose}
      count={count}
      onClear={isFiltered ? () => onChange(clearFilters(query, collection)) : undefined}
    >
      <Field label="Sort By">
        <Select
          options={SORT_OPTIONS}
          value={query.sortOrder}
          onChange={(sortOrder) => onChange(updateQuery(query, { sortOrder }))}
        />
      </Field>
      <FilterPanel {...panel} price={<ShopPriceFilter query={query} onChange={onChange} />} />
    </FilterDrawer>
  )
}
