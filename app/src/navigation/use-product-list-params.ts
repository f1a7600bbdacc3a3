import type { ProductListQuery, ProductTab } from '@whirligig/catalogue-admin'
import { dashboardPaths, PAGE_SIZE } from '@whirligig/contract'
import { type ListAddress, parseListParams, useListAddress } from './use-list-address.ts'

const ADDRESS: ListAddress<ProductListQuery> = {
  path: dashboardPaths.products,
  parse(params) {
    const read = (name: string) => params.get(name) ?? ''
    return {
      ...{ brand: read('brand'), category: read('category'), stock: read('stock'), active: read('active') },
      sortBy: read('sortBy'),
      ...parseListParams(params, PAGE_SIZE.products),
    }
  },
  toParams: (query) => query,
}

/** What the staff's list of products shows, stored in the URL. */
export function useProductListParams() {
  const { query, onQueryChange, queryHref } = useListAddress(ADDRESS)
  return { query, onQueryChange, tabHref: (tab: ProductTab) => queryHref(tab) }
}
