import { PAGE_SIZE } from '@whirligig/contract'

/** Which part of a list is asked for. `page` is 1-based. */
export type Pagination = { page: number; limit: number; offset: number }

/** A page so far out that its offset would not fit is rubbish, too. */
const LAST_PAGE = 1_000_000

function wholeFrom1(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : null
}

/**
 * Page and limit of a query string. Rubbish falls back to the first page and the default; a limit above the most that a
 * page may hold (100) is that most.
 *
 * @param defaultLimit one of `PAGE_SIZE`
 */
export function parsePagination(query: { page?: unknown; limit?: unknown }, defaultLimit: number): Pagination {
  const asked = wholeFrom1(query.page) ?? 1
  const page = asked > LAST_PAGE ? 1 : asked
  const limit = Math.min(wholeFrom1(query.limit) ?? defaultLimit, PAGE_SIZE.max)
  return { page, limit, offset: (page - 1) * limit }
}

/** What every paged answer carries. */
export function toPageInfo(count: number, { page, limit }: Pagination) {
  return { totalPages: Math.ceil(count / limit), currentPage: page, count }
}
