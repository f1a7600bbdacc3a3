import { type ProductQuery, SORT_OPTIONS } from '@whirligig/contract'
import { Button, InlineSelect } from '@whirligig/ui'
import { lazy, Suspense, useState } from 'react'
import type { CollectionKind } from './filters.ts'
import { updateQuery } from './rules.ts'

const loadFilters = async () => ({ default: (await import('./shop-filters.tsx')).ShopFilters })
const ShopFilters = lazy(loadFilters)

export type ShopToolbarProps = {
  query: ProductQuery
  onChange: (query: ProductQuery) => void
  collection?: CollectionKind
  /** Number of matching products; undefined while loading. */
  count: number | undefined
}

/** Sort select and filter button. The code of the drawer is preloaded on hover and focus. */
export function ShopToolbar({ query, onChange, collection, count }: ShopToolbarProps) {
  const [filters, setFilters] = useState<'never' | 'open' | 'closed'>('never')
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
        onClick={() => setFilters('open')}
      >
        Product Filters
      </Button>
      {filters === 'never' ? null : (
        <Suspense>
          <ShopFilters
            open={filters === 'open'}
            onClose={() => setFilters('closed')}
            query={query}
            onChange={onChange}
            collection={collection}
            count={count}
          />
        </Suspense>
      )}
    </div>
  )
}
