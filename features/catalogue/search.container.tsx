import { DEFAULT_IMAGE, formatPrice, type Suggestion } from '@whirligig/contract'
import { SearchBox, type SearchBoxProps, tintFor, usePreviousData } from '@whirligig/ui'
import { useAtom, useAtomValue } from 'jotai'
import { searchTermAtom, suggestionsAtom } from './search-atoms.ts'

export type SearchContainerProps = Pick<SearchBoxProps, 'className' | 'onFocus'> & {
  /** Called with the slug of the selected suggestion. */
  onSelect: (slug: string) => void
  /** Called with the trimmed text on Enter; not called for blank text. */
  onSearch: (name: string) => void
}

const STATUS = { idle: 'idle', pending: 'loading', success: 'ready', error: 'error' } as const

const toSearchItem = ({ slug, name, price, imageUrl }: Suggestion) => ({
  id: slug,
  name,
  price: formatPrice(price),
  imageUrl: imageUrl ?? DEFAULT_IMAGE.product,
  tint: tintFor(slug),
})

/** The product search of the header, with suggestions at every third character. */
export function SearchContainer({ onSelect: onChoose, onSearch, ...props }: SearchContainerProps) {
  const [term, setTerm] = useAtom(searchTermAtom)
  const { status, suggestions } = useAtomValue(suggestionsAtom)
  const latest = usePreviousData(suggestions)
  return (
    <SearchBox
      {...props}
      value={term}
      onChange={setTerm}
      suggestions={status === 'error' ? [] : latest?.map(toSearchItem)}
      status={STATUS[status]}
      onSelect={({ id }) => {
        setTerm('')
        onChoose(id)
      }}
      onSubmit={(text) => {
        const name = text.trim()
        if (name) onSearch(name)
      }}
    />
  )
}
