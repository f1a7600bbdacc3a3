import type { ProductQuery } from '@whirligig/contract'
import { Button, Chip } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandAtom, categoryAtom } from './atoms.ts'
import { activeFilters, type CollectionKind, clearFilters } from './filters.ts'
import { updateQuery } from './rules.ts'

export type ActiveFiltersProps = {
  query: ProductQuery
  onChange: (query: ProductQuery) => void
  collection?: CollectionKind
}

/** The filters that are on, each to be taken off by a press. Nothing where none is. */
export function ActiveFilters({ query, onChange, collection }: ActiveFiltersProps) {
  const filters = activeFilters(query, collection)
  if (filters.length === 0) return null
  return (
    <ul aria-label="Active filters" className="-mt-2 mb-5 flex list-none flex-wrap items-center gap-2 p-0">
      {filters.map(({ key, label, off }) => {
        const onRemove = () => onChange(updateQuery(query, off))
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

/** A category or a brand by its name, as soon as that is known. */
function CollectionChip({ kind, slug, onRemove }: { kind: CollectionKind; slug: string; onRemove: () => void }) {
  const { name } = useAtomValue(kind === 'category' ? categoryAtom(slug) : brandAtom(slug))
  return <Chip label={name ?? slug} onRemove={onRemove} />
}
