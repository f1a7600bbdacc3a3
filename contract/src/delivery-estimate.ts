const DAY_MS = 24 * 60 * 60 * 1000

/** How many days after the order a delivery usually arrives. */
const DELIVERY_DAYS = { min: 3, max: 5 } as const

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Returns whether the last day of the delivery estimate has passed, in UTC.
 * @param created the ISO date of the order
 * @param now in milliseconds
 */
export function isDeliveryLate(created: string, now: number): boolean {
  const lastDay = Math.floor(Date.parse(created) / DAY_MS) + DELIVERY_DAYS.max
  return Math.floor(now / DAY_MS) > lastDay
}

/**
 * Returns when an order usually arrives, in UTC: `November 23 – 25, 2026`.
 * @param created the ISO date of the order
 */
export function formatDeliveryEstimate(created: string): string {
  const start = Date.parse(created)
  return longDate.formatRange(start + DELIVERY_DAYS.min * DAY_MS, start + DELIVERY_DAYS.max * DAY_MS)
}
