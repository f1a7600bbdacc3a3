import { SORT_OPTIONS } from '@whirligig/contract'
import { Button, InlineSelect, lazyOnOpen } from '@whirligig/ui'
import { useState } from 'react'
import { updateQuery } from './rules.ts'
import type { ShopFiltersProps } from './shop-filters.tsx'

const loadFilters = async () => (await import('./shop-filters.tsx')).ShopFilters
const ShopFilters = lazyOnOpen(loadFilters)

export type ShopToolbarProps = Omit<ShopFiltersProps, 'open' | 'onClose'>

/**
 * The sort select, where the filters are beside the list. Below that width, the button of the drawer, which also has the sort
 * order. The code of the drawer is preloaded on hover and focus.
 */
export function ShopToolbar(props: ShopToolbarProps) {
  const { query, onChange } = props
  const [isFiltersOpen, setIsFiltersOpen] = useState(false)
  const preload = () => {
    loadFilters().catch(() => undefined) // opening the drawer reports the error
  }
  return (
    <div className="flex min-w-0 max-w-full flex-wrap gap-3">
      <InlineSelect
        label="Sort By"
        className="min-w-0 max-xl:hidden"
        options={SORT_OPTIONS}
        value={query.sortOrder}
        onChange={(sortOrder) => onChange(updateQuery(query, { sortOrder }))}
      />
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        className="max-w-full shrink-0 xl:hidden"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsFiltersOpen(true)}
      >
        Product Filters
      </Button>
      <ShopFilters {...props} open={isFiltersOpen} onClose={() => setIsFiltersOpen(false)} />
    </div>
  )
}
