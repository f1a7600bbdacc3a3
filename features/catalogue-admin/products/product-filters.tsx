import { PAGE_SIZE } from '@whirligig/contract'
import { Button, InlineSelect } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { categoriesAtom } from '../categories/atoms.ts'
import { brandOptionsAtom } from './atoms.ts'
import { isFiltered, type ProductListQuery, SORT_OPTIONS } from './product-filter.ts'

export type ProductFiltersProps = {
  query: ProductListQuery
  onChange: (change: Partial<ProductListQuery>) => void
  /** Shows the filter by brand. */
  showBrands: boolean
}

const ROWS = [PAGE_SIZE.products, 20, 50, PAGE_SIZE.max].map((rows) => ({ value: rows, label: String(rows) }))

/** The filters above the products list. */
export function ProductFilters({ query, onChange, showBrands }: ProductFiltersProps) {
  return (
    // On phones the selects fill two rows.
    <fieldset className="m-0 my-4 flex min-w-0 flex-wrap items-center gap-2 border-0 p-0 max-sm:[&>div]:flex-auto">
      <legend className="sr-only">Filters</legend>
      {showBrands ? <BrandFilter value={query.brand} onChange={(brand) => onChange({ brand })} /> : null}
      <CategoryFilter value={query.category} onChange={(category) => onChange({ category })} />
      <InlineSelect
        label="Sort By"
        options={SORT_OPTIONS}
        value={query.sortBy}
        onChange={(sortBy) => onChange({ sortBy })}
      />
      <InlineSelect label="Rows" options={ROWS} value={query.limit} onChange={(limit) => onChange({ limit })} />
      {isFiltered(query) ? (
        <Button variant="link" size="sm" onClick={() => onChange({ brand: '', category: '', stock: '', active: '' })}>
          Clear filters
        </Button>
      ) : null}
    </fieldset>
  )
}

type FilterProps = { value: string; onChange: (value: string) => void }

const ALL = { value: '', label: 'All' }

function BrandFilter({ value, onChange }: FilterProps) {
  const { data = [] } = useAtomValue(brandOptionsAtom)
  const options = [ALL, ...data.map(({ _id, name }) => ({ value: _id, label: name }))]
  return <InlineSelect label="Brand" options={options} value={value} onChange={onChange} />
}

function CategoryFilter({ value, onChange }: FilterProps) {
  const { data = [] } = useAtomValue(categoriesAtom)
  const options = [ALL, ...data.map(({ slug, name }) => ({ value: slug, label: name }))]
  return <InlineSelect label="Category" options={options} value={value} onChange={onChange} />
}
