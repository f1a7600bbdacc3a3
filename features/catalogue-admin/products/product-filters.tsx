import { Button, InlineSelect } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandOptionsAtom } from './atoms.ts'
import {
  ACTIVE_OPTIONS,
  isFiltered,
  NO_FILTER,
  type ProductFilter,
  SORT_OPTIONS,
  STOCK_OPTIONS,
} from './product-filter.ts'

export type ProductFiltersProps = {
  filter: ProductFilter
  onChange: (filter: ProductFilter) => void
  /** Shows the filter by brand. */
  showBrands: boolean
}

/** The filters above the products list. */
export function ProductFilters({ filter, onChange, showBrands }: ProductFiltersProps) {
  const set = (name: keyof ProductFilter) => (value: string) => onChange({ ...filter, [name]: value })
  return (
    <fieldset className="m-0 mb-6 flex min-w-0 flex-wrap items-center gap-2 border-0 p-0">
      <legend className="sr-only">Filters</legend>
      {showBrands ? <BrandFilter value={filter.brand} onChange={set('brand')} /> : null}
      <InlineSelect label="Stock" options={STOCK_OPTIONS} value={filter.stock} onChange={set('stock')} />
      <InlineSelect label="Shown" options={ACTIVE_OPTIONS} value={filter.active} onChange={set('active')} />
      <InlineSelect label="Sort By" options={SORT_OPTIONS} value={filter.sortBy} onChange={set('sortBy')} />
      {isFiltered(filter) ? (
        <Button variant="link" size="sm" onClick={() => onChange({ ...NO_FILTER, sortBy: filter.sortBy })}>
          Clear filters
        </Button>
      ) : null}
    </fieldset>
  )
}

function BrandFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data = [] } = useAtomValue(brandOptionsAtom)
  const options = [{ value: '', label: 'All' }, ...data.map(({ _id, name }) => ({ value: _id, label: name }))]
  return <InlineSelect label="Brand" options={options} value={value} onChange={onChange} />
}
