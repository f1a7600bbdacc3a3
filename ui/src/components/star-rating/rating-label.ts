/** How many of the five stars are full: whole ones only. */
export function roundRating(value: number): number {
  return Math.max(0, Math.min(5, Math.round(value)))
}

/** The stars in words. */
export function getRatingLabel(value: number): string {
  const full = roundRating(value)
  return full === 0 ? 'Not rated yet' : `${full} out of 5`
}
