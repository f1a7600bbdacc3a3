import { LIMITS, PAGE_SIZE, SORT_OPTIONS, type SortOrder, toCents } from '@whirligig/contract'
import { toSearchTerm } from '../../db/contains.ts'
import { type Pagination, parsePagination } from '../../lib/pagination.ts'

/** Which products a shopper asks for. Null, and '' for the name, is no filter. */
export type ProductFilter = {
  name: string
  /** Slugs. */
  category: string | null
  brand: string | null
  minCents: number | null
  maxCents: number | null
  /** The least average, in hundredths of a star. */
  rating: number | null
  sortOrder: SortOrder
  paging: Pagination
}

/** A query string as it was parsed: a value is a text, or a list where it came twice. */
export type RawQuery = Record<string, unknown>

/** PostgreSQL has no text with a NUL in it and raises an error; no name or slug has one either. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

/** A number of 0 or more, written plainly; anything else is rubbish. */
function numberOf(value: unknown): number | null {
  return typeof value === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(value.trim()) ? Number(value) : null
}

/** Beyond any price, within what the database can compare. */
const capped = (dollars: number | null): number | null =>
  dollars === null ? null : toCents(Math.min(dollars, LIMITS.price.max + 1))

function slugOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const slug = withoutNul(value).trim()
  return slug === '' || slug === 'all' ? null : slug
}

/** What a name is searched for; '' where it is nothing. */
export const searchTextOf = (value: unknown): string => withoutNul(toSearchTerm(value))

function sortOrderOf(query: RawQuery): SortOrder {
  const asked = numberOf(query.sortOrder ?? query.order)
  return SORT_OPTIONS.find((option) => option.value === asked)?.value ?? 0
}

/**
 * Reads the query of the product list. Rubbish falls back to no filter, the first page, the newest first; it is never an
 * error, because people edit addresses.
 */
export function productFilterOf(query: RawQuery): ProductFilter {
  const rating = numberOf(query.rating)
  return {
    name: searchTextOf(query.name),
    category: slugOf(query.category),
    brand: slugOf(query.brand),
    minCents: capped(numberOf(query.min)),
    maxCents: capped(numberOf(query.max)),
    rating: rating === null || rating === 0 ? null : Math.round(Math.min(rating, 6) * 100),
    sortOrder: sortOrderOf(query),
    paging: parsePagination(query, PAGE_SIZE.products),
  }
}
