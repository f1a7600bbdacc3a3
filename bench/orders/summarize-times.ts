import { median } from '../statistics.ts'

/** How long a cart, its order, and both together took, in milliseconds. */
export type Times = { cart: number; order: number; both: number }

/** Returns the medians of the times. */
export const summarizeTimes = (times: readonly Times[]): Times => ({
  cart: median(times.map(({ cart }) => cart)),
  order: median(times.map(({ order }) => order)),
  both: median(times.map(({ both }) => both)),
})
