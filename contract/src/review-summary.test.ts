import { describe, expect, it } from 'vitest'
import { summarizeReviews } from './review-summary.ts'

const summarize = (...ratings: number[]) => summarizeReviews(ratings.map((rating) => ({ rating })))

describe('summarizeReviews', () => {
  it('returns five empty bars without reviews', () => {
    expect(summarize()).toEqual({
      bars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0, percent: 0 })),
      totalRatings: 0,
      totalReviews: 0,
      totalSummary: 0,
      average: 0,
    })
  })

  it('counts the ratings from five stars to one', () => {
    expect(summarize(5, 5, 4, 1)).toEqual({
      bars: [
        { stars: 5, count: 2, percent: 50 },
        { stars: 4, count: 1, percent: 25 },
        { stars: 3, count: 0, percent: 0 },
        { stars: 2, count: 0, percent: 0 },
        { stars: 1, count: 1, percent: 25 },
      ],
      totalRatings: 15,
      totalReviews: 4,
      totalSummary: 4,
      average: 4,
    })
  })

  it('rounds percentages to two decimals', () => {
    const percents = (...ratings: number[]) => summarize(...ratings).bars.map(({ percent }) => percent)
    expect(percents(5, 4, 4)).toEqual([33.33, 66.67, 0, 0, 0])
    expect(percents(5, 5, 5, 4, 4, 3, 2)).toEqual([42.86, 28.57, 14.29, 14.29, 0])
  })

  it.each([
    ['down', [4, 4, 5], 4],
    ['up', [5, 5, 4], 5],
    ['up from one half', [4, 5], 5],
  ])('rounds the average %s', (_direction, ratings, average) => {
    expect(summarize(...ratings).average).toBe(average)
  })

  it('rounds ratings, and ignores those outside of one to five', () => {
    const summary = summarize(4.6, 0.2, 5.5)
    expect(summary.bars.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0])
    expect(summary).toMatchObject({ totalReviews: 3, totalSummary: 1 })
    expect(summary.bars[0]?.percent).toBe(100)
  })
})
