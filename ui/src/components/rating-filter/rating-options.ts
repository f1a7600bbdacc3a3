import { formatStars } from '../star-input/format-stars.ts'

/** `All`, then 5 to 1 stars: the value is the fewest stars a toy must have, 0 for all of them. */
export const RATING_OPTIONS = [0, 5, 4, 3, 2, 1] as const

/** How a step is called. Nothing is above five stars. */
export function formatRatingOption(value: number): string {
  if (value <= 0) return 'All'
  return value >= 5 ? formatStars(5) : `${formatStars(value)} and up`
}
