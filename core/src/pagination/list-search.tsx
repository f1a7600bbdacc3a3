import { DASHBOARD_SEARCH } from '@whirligig/contract'
import { SearchInput } from '@whirligig/ui'
import { useSearchText } from './use-search-text.ts'

export type ListSearchProps = {
  /** The accessible name, and the placeholder unless `placeholder` is set. */
  label: string
  placeholder?: string
  /** The current search term; '' for none. */
  term: string
  /** Called with a debounce. */
  onSearch: (term: string) => void
  /** The search result is loading. */
  isLoading?: boolean
}

/** The search field above a dashboard list. */
export function ListSearch({ label, placeholder, term, onSearch, isLoading = false }: ListSearchProps) {
  const { text, setText, isDebouncing } = useSearchText(term, onSearch)
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={setText}
      min={DASHBOARD_SEARCH.minLength}
      loading={isDebouncing || (term !== '' && isLoading)}
      className="mb-6"
    />
  )
}
