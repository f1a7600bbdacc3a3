import { type SQL, sql } from 'drizzle-orm'
import { products } from '../../db/schema/index.ts'

// Both round to hundredths in the same way. The stars on cards and the rating filter are derived from this number, so they agree.

/** Returns the average rating to two decimals; 0 without reviews. */
export function getAverageRating(ratingSum: number, reviewCount: number): number {
  return reviewCount === 0 ? 0 : Math.floor((ratingSum * 200 + reviewCount) / (reviewCount * 2)) / 100
}

/** The average rating of a product in hundredths of a star; 0 without reviews. */
export const averageRatingHundredths: SQL<number> = sql<number>`case when ${products.reviewCount} = 0 then 0 else (${products.ratingSum} * 200 + ${products.reviewCount}) / (${products.reviewCount} * 2) end`

/** Returns the lowest average, in hundredths of a star, that is shown as at least this many stars: 350 for 4 stars. */
export const toMinHundredths = (stars: number): number => Math.ceil(stars) * 100 - 50

/** Rounds an average in hundredths of a star to whole stars, as the shop shows it. */
export const toStars = (hundredths: number): number => Math.floor((hundredths + 50) / 100)
