import { starsText } from '../star-input/stars-text.ts'

/** `All`, then 5 to 1 stars: the value is the fewest stars a toy must have, 0 for all of them. */
export const RATING_STEPS = [0, 5, 4, 3, 2, 1] as const

/** How a step is called. Nothing is above five stars. */
export function ratingStepText(value: number): string {
  if (value <= 0) return 'All'
  return value >= 5 ? starsText(5) : `${starsText(value)} and up`
}
