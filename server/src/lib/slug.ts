import { LIMITS } from '@whirligig/contract'

/** Leaves room for `-` and a number. */
const MAX_LENGTH = LIMITS.slug - 8

/** The value of a category or brand filter that means "no filter". No category or brand may have this slug. */
export const ALL = 'all'

/**
 * The readable name in a URL: `Bärbel’s Toys` becomes `barbels-toys`.
 *
 * @param fallback the slug of a name without Latin letters and digits
 */
export function toSlug(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? fallback : slug
}

/** Returns the slug itself if it is free, otherwise the first free one of `slug-2`, `slug-3`, … */
export function firstFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let suffix = 2
  while (taken.has(`${slug}-${suffix}`)) suffix += 1
  return `${slug}-${suffix}`
}
