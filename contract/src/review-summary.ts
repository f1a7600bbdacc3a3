import type { RatingCounts } from './review.ts'

export type ReviewSummary = {
  /** One bar per star level, from 5 to 1. `percent` of `totalSummary` with two decimals. */
  bars: { stars: number; count: number; percent: number }[]
  totalRatings: number
  totalReviews: number
  /** The number of reviews whose rating is 1 to 5. */
  totalSummary: number
  /** The rounded average; 0 without reviews. */
  average: number
  /** The share of reviews that recommend the product, in whole percent; 0 without reviews. */
  recommendedPercent: number
}

/** Returns a whole percentage: 0 only for none and 100 only for all. @param total above 0 */
function toWholePercent(part: number, total: number): number {
  if (part === 0 || part === total) return (part / total) * 100
  return Math.min(Math.max(Math.round((part / total) * 100), 1), 99)
}

/** Summarizes a product's reviews for the 'Rating and Reviews' panel. */
export function summarizeReviews({ levels, recommended }: RatingCounts): ReviewSummary {
  const counts = new Map(levels.map(({ stars, count }) => [stars, count]))
  const rows = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts.get(stars) ?? 0 }))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const totalRatings = rows.reduce((sum, { stars, count }) => sum + stars * count, 0)
  return {
    bars: rows.map(({ stars, count }) => ({
      stars,
      count,
      percent: total === 0 ? 0 : Math.round((count / total) * 10_000) / 100,
    })),
    totalRatings,
    totalReviews: total,
    totalSummary: total,
    average: total === 0 ? 0 : Math.round(totalRatings / total),
    recommendedPercent: total === 0 ? 0 : toWholePercent(recommended, total),
  }
}
