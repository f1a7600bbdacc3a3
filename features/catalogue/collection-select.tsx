import { Field, Select } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { categoriesQueryAtom } from './atoms.ts'
import { brandsQueryAtom } from './brands-query.ts'
import type { CollectionKind } from './filters.ts'

export type CollectionSelectProps = {
  kind: CollectionKind
  /** The selected slug; '' for all. */
  value: string
  onChange: (slug: string) => void
}

const SELECTS = {
  category: { label: 'Category', all: 'All categories', listAtom: categoriesQueryAtom },
  brand: { label: 'Brand', all: 'All brands', listAtom: brandsQueryAtom },
} as const

/** Select for the category or brand filter. A slug of the URL that is not in the list stays selectable. */
export function CollectionSelect({ kind, value, onChange }: CollectionSelectProps) {
  const { label, all, listAtom } = SELECTS[kind]
  const { data: collections = [] } = useAtomValue(listAtom)
  const options = collections.map(({ slug, name }) => ({ value: slug, label: name }))
  const isListed = value === '' || collections.some(({ slug }) => slug === value)
  return (
    <Field label={label}>
      <Select
        options={[{ value: '', label: all }, ...options, ...(isListed ? [] : [{ value, label: value }])]}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
