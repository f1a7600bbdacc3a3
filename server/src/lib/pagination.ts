import { PAGE_SIZE } from '@whirligig/contract'

/** The requested part of a list. `page` starts at 1. */
export type Pagination = { page: number; limit: number; offset: number }

/** Higher page numbers are invalid: their offset would not fit into an integer. */
const MAX_PAGE = 1_000_000

function parsePositiveInteger(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : null
}

/**
 * Parses the page and limit of a query string. Invalid values become the first page and the default limit. A limit above
 * the maximum (100) becomes the maximum.
 *
 * @param defaultLimit one of `PAGE_SIZE`
 */
export function parsePagination(query: { page?: unknown; limit?: unknown }, defaultLimit: number): Pagination {
  const requested = parsePositiveInteger(query.page) ?? 1
  const page = requested > MAX_PAGE ? 1 : requested
  const limit = Math.min(parsePositiveInteger(query.limit) ?? defaultLimit, PAGE_SIZE.max)
  return { page, limit, offset: (page - 1) * limit }
}

/** The fields that every paginated response has. @param count of all items */
export function toPageInfo(count: number, { page, limit }: Pagination) {
  return { totalPages: Math.ceil(count / limit), currentPage: page, count }
}
