import { LIMITS } from '@whirligig/contract'

/** Room for `-` and a number. */
const LONGEST = LIMITS.slug - 8

/** What a filter by category or brand takes for "no filter": neither may be called so. */
export const ALL = 'all'

/**
 * The readable name in an address: `Bärbel’s Toys` to `barbels-toys`.
 *
 * @param fallback where the name has no Latin letter or digit
 */
export function toSlug(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? fallback : slug
}

/** The slug itself if it is free, else the first free of `slug-2`, `slug-3`, … */
export function firstFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let n = 2
  while (taken.has(`${slug}-${n}`)) n += 1
  return `${slug}-${n}`
}
