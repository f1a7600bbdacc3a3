import { type ProductQuery, SORT_OPTIONS } from '@whirligig/contract'
import { Button, InlineSelect, lazyOnOpen } from '@whirligig/ui'
import { useState } from 'react'
import type { CollectionKind } from './filters.ts'
import { updateQuery } from './rules.ts'

const loadFilters = async () => (await import('./shop-filters.tsx')).ShopFilters
const ShopFilters = lazyOnOpen(loadFilters)

export type ShopToolbarProps = {
  query: ProductQuery
  onChange: (query: ProductQuery) => void
  collection?: CollectionKind
  /** Number of matching products; undefined while loading. */
  count: number | undefined
}

/** Sort select and filter button. The code of the drawer is preloaded on hover and focus. */
export function ShopToolbar({ query, onChange, collection, count }: ShopToolbarProps) {
  const [isFiltersOpen, setIsFiltersOpen] = useState(false)
  const preload = () => {
    loadFilters().catch(() => undefined) // opening the drawer reports the error
  }
  return (
    <div className="flex min-w-0 max-w-full flex-wrap gap-3">
      <InlineSelect
        label="Sort By"
        // On narrow phones the label is hidden but stays the accessible name. With large text the button wraps below.
        className="min-w-0 max-sm:max-w-fit max-sm:shrink-0 max-sm:grow max-sm:basis-32 max-sm:px-3 max-sm:[&>span:first-child]:hidden"
        options={SORT_OPTIONS}
        value={query.sortOrder}
        onChange={(sortOrder) => onChange(updateQuery(query, { sortOrder }))}
      />
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        className="max-w-full shrink-0"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsFiltersOpen(true)}
      >
        Product Filters
      </Button>
      <ShopFilters
        open={isFiltersOpen}
        onClose={() => setIsFiltersOpen(false)}
        query={query}
        onChange={onChange}
        collection={collection}
        count={count}
      />
    </div>
  )
}
