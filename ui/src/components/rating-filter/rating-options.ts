import { formatStars } from '../../lib/format-stars.ts'

/** Minimum number of stars; 0 means all toys. */
export const RATING_OPTIONS = [0, 5, 4, 3, 2, 1] as const

/** Formats an option: `All`, `5 stars`, `4 stars and up`. */
export function formatRatingOption(value: number): string {
  if (value <= 0) return 'All'
  return value >= 5 ? formatStars(5) : `${formatStars(value)} and up`
}
