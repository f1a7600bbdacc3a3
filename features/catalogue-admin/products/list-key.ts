import type { ProductListQuery } from './api.ts'

/** Serializes a list query for the atom family, which compares its parameters by value: `2 bear`. */
export const toListKey = ({ page, search }: ProductListQuery): string => `${page} ${search}`

export function parseListKey(key: string): ProductListQuery {
  const [page = '1', ...search] = key.split(' ')
  return { page: Number(page), search: search.join(' ') }
}
