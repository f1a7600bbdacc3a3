import { DASHBOARD_SEARCH } from '@whirligig/contract'
import { SearchInput } from '@whirligig/ui'
import { useSearchText } from './use-search-text.ts'

export type ListSearchProps = {
  /** Names the search, and stands in it while it is empty unless there is a `placeholder`. */
  label: string
  placeholder?: string
  /** What is searched for; '' for nothing. */
  term: string
  /** Told once the typing has rested. */
  onSearch: (term: string) => void
  /** What the term finds is on its way. */
  isLoading?: boolean
}

/** The search over a list of the dashboard. */
export function ListSearch({ label, placeholder, term, onSearch, isLoading = false }: ListSearchProps) {
  const { text, setText, isDebouncing: isResting } = useSearchText(term, onSearch)
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={setText}
      min={DASHBOARD_SEARCH.minLength}
      loading={isResting || (term !== '' && isLoading)}
      className="mb-6"
    />
  )
}
