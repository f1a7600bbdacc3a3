import { LIMITS } from '@whirligig/contract'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What is searched for: trimmed, and cut to the longest allowed. Anything but text searches for nothing. */
export function toSearchTerm(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, LIMITS.search) : ''
}

/** A `like` pattern that matches the text itself, wherever it stands: `%`, `_` and `\` mean themselves. */
export function toLikePattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`
}

/** Whether a column holds the text, whatever its case. Fast where the column has a trigram index. */
export function contains(column: SQLWrapper, term: string): SQL {
  return sql`${column} ilike ${toLikePattern(term)}`
}
