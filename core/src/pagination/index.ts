export { createListAtom, createSearchableListAtom } from './list-atoms.ts'
export { ListSearch } from './list-search.tsx'
export { type ListParams, PagedList } from './paged-list.tsx'
export { useSearchText } from './use-search-text.ts'
