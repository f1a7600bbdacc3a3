import type { ProductListQuery } from './api.ts'
import { NO_FILTER } from './product-filter.ts'

/** Serializes a list query for the atom family, which compares its parameters by value. */
export const toListKey = ({ page, search, filter = NO_FILTER }: ProductListQuery): string =>
  JSON.stringify([page, search, filter.brand, filter.stock, filter.active, filter.sortBy])

export function parseListKey(key: string): ProductListQuery {
  const [page, search, brand, stock, active, sortBy] = JSON.parse(key)
  return { page, search, filter: { brand, stock, active, sortBy } }
}
