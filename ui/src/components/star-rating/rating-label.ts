/** Rounds a rating to whole stars, 0 to 5. */
export function roundRating(value: number): number {
  return Math.max(0, Math.min(5, Math.round(value)))
}

/** Returns the accessible name of a rating. */
export function getRatingLabel(value: number): string {
  const full = roundRating(value)
  return full === 0 ? 'Not rated yet' : `${full} out of 5 stars`
}
