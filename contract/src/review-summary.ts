export type ReviewSummary = {
  /** One bar per star level, from 5 to 1. `percent` of `totalSummary` with two decimals. */
  bars: { stars: number; count: number; percent: number }[]
  totalRatings: number
  totalReviews: number
  /** The number of reviews whose rounded rating is 1 to 5. */
  totalSummary: number
  /** The rounded average; 0 without reviews. */
  average: number
}

/** Summarizes a product's reviews for the 'Rating and Reviews' panel. */
export function summarizeReviews(reviews: readonly { rating: number }[]): ReviewSummary {
  const counts = new Map<number, number>()
  for (const { rating } of reviews) counts.set(Math.round(rating), (counts.get(Math.round(rating)) ?? 0) + 1)
  const levels = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts.get(stars) ?? 0 }))
  const totalSummary = levels.reduce((sum, level) => sum + level.count, 0)
  const totalRatings = reviews.reduce((sum, { rating }) => sum + rating, 0)
  return {
    bars: levels.map(({ stars, count }) => ({
      stars,
      count,
      percent: totalSummary === 0 ? 0 : Math.round((count / totalSummary) * 10_000) / 100,
    })),
    totalRatings,
    totalReviews: reviews.length,
    totalSummary,
    average: reviews.length === 0 ? 0 : Math.round(totalRatings / reviews.length),
  }
}
