import type { ProductQuery } from '@whirligig/contract'
import { Button, Chip } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandAtom, categoryAtom } from './atoms.ts'
import { type CollectionKind, clearFilters, getActiveFilters } from './filters.ts'
import { updateQuery } from './rules.ts'

export type ActiveFiltersProps = {
  query: ProductQuery
  onChange: (query: ProductQuery) => void
  collection?: CollectionKind
}

/** Chips for the active filters. Pressing one removes its filter. Renders nothing without filters. */
export function ActiveFilters({ query, onChange, collection }: ActiveFiltersProps) {
  const filters = getActiveFilters(query, collection)
  if (filters.length === 0) return null
  return (
    <ul aria-label="Active filters" className="-mt-2 mb-5 flex list-none flex-wrap items-center gap-2 p-0">
      {filters.map(({ key, label, reset }) => {
        const onRemove = () => onChange(updateQuery(query, reset))
        return (
          <li key={key} className="min-w-0">
            {key === 'category' || key === 'brand' ? (
              <CollectionChip kind={key} slug={label} onRemove={onRemove} />
            ) : (
              <Chip label={label} onRemove={onRemove} />
            )}
          </li>
        )
      })}
      <li>
        <Button variant="link" size="sm" onClick={() => onChange(clearFilters(query, collection))}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}

/** Shows the slug until the name of the category or brand is loaded. */
function CollectionChip({ kind, slug, onRemove }: { kind: CollectionKind; slug: string; onRemove: () => void }) {
  const { name } = useAtomValue(kind === 'category' ? categoryAtom(slug) : brandAtom(slug))
  return <Chip label={name ?? slug} onRemove={onRemove} />
}
