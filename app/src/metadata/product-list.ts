import { serializeProductQuery } from '@whirligig/catalogue'
import { clientPaths, type ProductPage, type ProductQuery } from '@whirligig/contract'
import { toItemList } from './item-list.ts'

/** Whether filters, a search or a sort order make the list another view of a list that has its own page. */
export const isNarrowed = (query: ProductQuery): boolean => serializeProductQuery({ ...query, page: 1 }) !== ''

/**
 * Returns the address that search engines list: with the page number, and without filters, search and sort order.
 * @param query without the category or brand of the path
 */
export const toListPath = (path: string, query: ProductQuery): string =>
  query.page > 1 && !isNarrowed(query) ? `${path}?page=${query.page}` : path

/** Describes the products on a page of a list. Empty for an empty page. */
export function toProductItemLists(origin: string, list: ProductPage | undefined, { page, limit }: ProductQuery) {
  const entries = (list?.products ?? []).map(({ name, slug }) => ({ name, path: clientPaths.product(slug) }))
  return entries.length > 0 ? [toItemList(origin, entries, limit * (page - 1) + 1)] : []
}
