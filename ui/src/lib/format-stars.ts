export const STAR_VALUES = [1, 2, 3, 4, 5] as const

/** Formats a number of stars: `1 star`, `4 stars`. */
export function formatStars(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`
}
