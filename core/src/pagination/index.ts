export { listAtom, searchedListAtom } from './list-atoms.ts'
export { ListSearch } from './list-search.tsx'
export { type ListPlace, PagedList } from './paged-list.tsx'
export { useSearchText } from './use-search-text.ts'
