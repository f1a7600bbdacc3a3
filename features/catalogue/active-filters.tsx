import type { ProductQuery } from '@whirligig/contract'
import { Button, Chip } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandAtom, categoryAtom } from './atoms.ts'
import { activeFilters, cleared, type ShelfKind } from './filters.ts'
import { changed } from './rules.ts'

export type ActiveFiltersProps = {
  query: ProductQuery
  onChange: (query: ProductQuery) => void
  shelf?: ShelfKind
}

/** The filters that are on, each to be taken off by a press. Nothing where none is. */
export function ActiveFilters({ query, onChange, shelf }: ActiveFiltersProps) {
  const filters = activeFilters(query, shelf)
  if (filters.length === 0) return null
  return (
    <ul aria-label="Active filters" className="-mt-2 mb-5 flex list-none flex-wrap items-center gap-2 p-0">
      {filters.map(({ key, label, off }) => {
        const onRemove = () => onChange(changed(query, off))
        return (
          <li key={key} className="min-w-0">
            {key === 'category' || key === 'brand' ? (
              <ShelfChip kind={key} slug={label} onRemove={onRemove} />
            ) : (
              <Chip label={label} onRemove={onRemove} />
            )}
          </li>
        )
      })}
      <li>
        <Button variant="link" size="sm" onClick={() => onChange(cleared(query, shelf))}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}

/** A category or a brand by its name, as soon as that is known. */
function ShelfChip({ kind, slug, onRemove }: { kind: ShelfKind; slug: string; onRemove: () => void }) {
  const { name } = useAtomValue(kind === 'category' ? categoryAtom(slug) : brandAtom(slug))
  return <Chip label={name ?? slug} onRemove={onRemove} />
}
