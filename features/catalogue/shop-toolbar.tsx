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
  /** Toys that match; undefined while they are counted. */
  count: number | undefined
}

/** The order of the toys, and the drawer of filters, which is fetched when somebody comes near its button. */
export function ShopToolbar({ query, onChange, collection, count }: ShopToolbarProps) {
  const [filters, setFilters] = useState<'never' | 'open' | 'closed'>('never')
  const prepare = () => {
    loadFilters().catch(() => undefined) // the press itself says so
  }
  return (
    <div className="flex min-w-0 max-w-full flex-wrap gap-3">
      <InlineSelect
        label="Sort By"
        // A narrow phone has no room for the label beside the button; the select keeps it as its name. Where letters are
        // large there is none for the select either: the button then stands under it.
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
        onPointerEnter={prepare}
        onFocus={prepare}
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
