import type { ProductListQuery, ProductTab } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '@whirligig/contract'
import { parseProductList } from './product-list-address.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'

const ADDRESS: ListAddress<ProductListQuery> = {
  path: dashboardPaths.products,
  parse: parseProductList,
  toParams: (query) => query,
}

/** What the staff's list of products shows, stored in the URL. */
export function useProductListParams() {
  const { query, onQueryChange, queryHref } = useListAddress(ADDRESS)
  return { query, onQueryChange, tabHref: (tab: ProductTab) => queryHref(tab) }
}
