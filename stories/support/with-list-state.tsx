import { type ComponentType, useState } from 'react'

type ListState = {
  page: number
  onPageChange: (page: number) => void
  search: string
  onSearch: (search: string) => void
}

/** Wraps a list with state that keeps its page and its search, as the URL does in the app. */
export function withListState<Props extends ListState>(Component: ComponentType<Props>) {
  return function StatefulList(props: Props) {
    const [page, setPage] = useState(props.page)
    const [search, setSearch] = useState(props.search)
    const searchFor = (term: string) => {
      setSearch(term)
      setPage(1)
    }
    return <Component {...props} page={page} onPageChange={setPage} search={search} onSearch={searchFor} />
  }
}
