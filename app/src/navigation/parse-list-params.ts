import { DASHBOARD_SEARCH, PAGE_SIZE } from '@whirligig/contract'

/** Parses a number of at least 1; anything else is the fallback. */
const parseNumber = (text: string | null, fallback: number): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : fallback

/**
 * The parameters that every list has. A search that is too short is none.
 * @param rows the number of rows on a page that an address does not name
 */
export function parseListParams(params: URLSearchParams, rows: number) {
  const search = (params.get('search') ?? '').trim()
  return {
    search: search.length >= DASHBOARD_SEARCH.minLength ? search : '',
    page: parseNumber(params.get('page'), 1),
    limit: Math.min(parseNumber(params.get('limit'), rows), PAGE_SIZE.max),
  }
}
