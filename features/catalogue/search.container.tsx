import { DEFAULT_PICTURE, formatPrice, type Suggestion } from '@whirligig/contract'
import { SearchBox, type SearchBoxProps, tintFor, usePreviousData } from '@whirligig/ui'
import { useAtom, useAtomValue } from 'jotai'
import { searchTermAtom, suggestionsAtom } from './search-atoms.ts'

export type SearchContainerProps = Pick<SearchBoxProps, 'className' | 'onFocus'> & {
  /** A suggestion was taken: the slug of its toy. */
  onChoose: (slug: string) => void
  /** Enter was pressed on the text; never blank. */
  onSearch: (name: string) => void
}

const STATUS = { idle: 'idle', pending: 'loading', success: 'ready', error: 'error' } as const

const shown = ({ slug, name, price, imageUrl }: Suggestion) => ({
  id: slug,
  name,
  price: formatPrice(price),
  imageUrl: imageUrl ?? DEFAULT_PICTURE.product,
  tint: tintFor(slug),
})

/** The search of the header, which suggests toys at every third character. */
export function SearchContainer({ onChoose, onSearch, ...props }: SearchContainerProps) {
  const [term, setTerm] = useAtom(searchTermAtom)
  const { status, toys } = useAtomValue(suggestionsAtom)
  const kept = usePreviousData(toys)
  return (
    <SearchBox
      {...props}
      value={term}
      onChange={setTerm}
      suggestions={status === 'error' ? [] : kept?.map(shown)}
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
