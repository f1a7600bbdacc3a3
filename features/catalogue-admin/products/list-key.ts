import type { ProductListQuery } from './api.ts'

/** A list of products as one text, which is what atoms are kept by: `2 bear`. */
export const listKey = ({ page, search }: ProductListQuery): string => `${page} ${search}`

export function listQueryOf(key: string): ProductListQuery {
  const [page = '1', ...search] = key.split(' ')
  return { page: Number(page), search: search.join(' ') }
}
