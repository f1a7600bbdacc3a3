import type { ProductListQuery } from '@whirligig/catalogue-admin'
import { PAGE_SIZE } from '@whirligig/contract'
import { parseListParams } from './parse-list-params.ts'

/** What the staff's list of products shows, from its address. */
export function parseProductList(params: URLSearchParams): ProductListQuery {
  const read = (name: string) => params.get(name) ?? ''
  return {
    ...{ brand: read('brand'), category: read('category'), stock: read('stock'), active: read('active') },
    sortBy: read('sortBy'),
    ...parseListParams(params, PAGE_SIZE.products),
  }
}
