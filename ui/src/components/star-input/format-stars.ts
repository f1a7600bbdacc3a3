export const STAR_VALUES = [1, 2, 3, 4, 5] as const

/** A number of stars in words. */
export function formatStars(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`
}
