/** Stars counted: [5, 4, 3, 2, 1] from the top. */
export type ReviewSummary = {
  /** From five stars down to one; `percent` of the counted reviews, with two decimals. */
  bars: { stars: number; count: number; percent: number }[]
  totalRatings: number
  totalReviews: number
  /** Reviews whose rounded rating is 1 to 5: what the bars are a share of. */
  totalSummary: number
  /** Rounded; 0 without reviews. */
  average: number
}

/** What the 'Rating and Reviews' panel shows of a product's reviews. */
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
