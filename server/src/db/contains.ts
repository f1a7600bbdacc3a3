import { LIMITS } from '@whirligig/contract'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Parses a search term: trims it and cuts it to the maximum length. Any value but a text becomes an empty term. */
export function toSearchTerm(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, LIMITS.search) : ''
}

/** A `like` pattern for a literal text at any position. Escapes `%`, `_` and `\`. */
export function toLikePattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`
}

/** A condition: the column contains the text, case-insensitive. Fast if the column has a trigram index. */
export function contains(column: SQLWrapper, term: string): SQL {
  return sql`${column} ilike ${toLikePattern(term)}`
}
