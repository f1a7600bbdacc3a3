import { LIMITS, PAGE_SIZE, SORT_OPTIONS, type SortOrder, toCents } from '@whirligig/contract'
import { toSearchTerm } from '../../db/contains.ts'
import { type Pagination, parsePagination } from '../../lib/pagination.ts'
import { toMinHundredths } from './average-rating.ts'

/** The filters, order and page of a product list. Null means no filter, as does an empty name. */
export type ProductFilter = {
  name: string
  /** Slugs. */
  category: string | null
  brand: string | null
  minCents: number | null
  maxCents: number | null
  /** The minimum average rating, in hundredths of a star: 350 for 4 stars, because averages are shown as whole stars. */
  rating: number | null
  sortOrder: SortOrder
  paging: Pagination
}

/** A parsed query string: a value is a string, or an array if the key is repeated. */
export type RawQuery = Record<string, unknown>

/** PostgreSQL rejects text with a NUL character, and no name or slug contains one. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

/** Parses a plain number of 0 or more; null for anything else. */
function parseNumber(value: unknown): number | null {
  return typeof value === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(value.trim()) ? Number(value) : null
}

/** Converts to cents, capped just above the highest price so that the database can compare it. */
const toCappedCents = (dollars: number | null): number | null =>
  dollars === null ? null : toCents(Math.min(dollars, LIMITS.price.max + 1))

/** Parses a slug; null for none or 'all'. */
export function parseSlug(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const slug = withoutNul(value).trim()
  return slug === '' || slug === 'all' ? null : slug
}

/** Parses a search text; an empty string when there is none. */
export const parseSearchText = (value: unknown): string => withoutNul(toSearchTerm(value))

function parseSortOrder(query: RawQuery): SortOrder {
  const value = parseNumber(query.sortOrder ?? query.order)
  return SORT_OPTIONS.find((option) => option.value === value)?.value ?? 0
}

/**
 * Parses the query of the product list. An invalid value is not an error, because users edit URLs: it falls back to no filter,
 * the first page or the newest first.
 */
export function parseProductFilter(query: RawQuery): ProductFilter {
  const rating = parseNumber(query.rating)
  return {
    name: parseSearchText(query.name),
    category: parseSlug(query.category),
    brand: parseSlug(query.brand),
    minCents: toCappedCents(parseNumber(query.min)),
    maxCents: toCappedCents(parseNumber(query.max)),
    rating: rating === null || rating === 0 ? null : toMinHundredths(Math.min(rating, 6)),
    sortOrder: parseSortOrder(query),
    paging: parsePagination(query, PAGE_SIZE.products),
  }
}
