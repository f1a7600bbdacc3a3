import { selfCleaningFamily } from '@whirligig/core/query'
import { type Atom, atom } from 'jotai'

/** The rows of a page. */
const PAGE_ROWS = 20

type ListState<Row> = {
  data: readonly Row[] | undefined
  status: 'pending' | 'error' | 'success'
  isFetching: boolean
  refetch: () => unknown
}

/** The part of a list that its address names. */
export type PageQuery = { page: number; search: string }

/**
 * Cuts pages from a list that the server sends as a whole, as `PagedList` shows them. The search finds parts of names, whatever their
 * case.
 */
export function createPageAtom<Row extends { name: string }>(listAtom: Atom<ListState<Row>>) {
  const family = selfCleaningFamily((key: string) => {
    const { page, search }: PageQuery = JSON.parse(key)
    return atom((get) => {
      const { data, ...state } = get(listAtom)
      if (!data) return { ...state, data: undefined }
      const found = data.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
      const rows = found.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)
      const totalPages = Math.max(1, Math.ceil(found.length / PAGE_ROWS))
      return { ...state, data: { rows, count: found.length, totalPages } }
    })
  })
  return ({ page, search }: PageQuery) => family(JSON.stringify({ page, search }))
}
