import { isId } from '../db/id.ts'

/**
 * Parses a comma-separated list of ids from a query string. The ids are valid, unique and in lower case, as the database returns
 * them; others are left out.
 *
 * @param max ids beyond this number are ignored
 */
export function parseIds(text: unknown, max: number): string[] {
  const parts = typeof text === 'string' ? text.split(',').slice(0, max) : []
  return [...new Set(parts.filter(isId).map((id) => id.toLowerCase()))]
}
