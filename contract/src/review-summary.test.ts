import { describe, expect, it, test } from 'vitest'
import { summarizeReviews } from './review-summary.ts'

const summarize = (...ratings: number[]) =>
  summarizeReviews({
    levels: [1, 2, 3, 4, 5].map((stars) => ({ stars, count: ratings.filter((each) => each === stars).length })),
    recommended: 0,
  })

describe('summarizeReviews', () => {
  it('returns five empty bars without reviews', () => {
    expect(summarizeReviews({ levels: [], recommended: 0 })).toEqual({
      bars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0, percent: 0 })),
      totalRatings: 0,
      totalReviews: 0,
      totalSummary: 0,
      average: 0,
      recommendedPercent: 0,
    })
  })

  it('counts the ratings from five stars to one', () => {
    expect(summarize(5, 5, 4, 1)).toMatchObject({
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

  test.each([
    ['none', 0, 3, 0],
    ['two of three', 2, 3, 67],
    ['all', 3, 3, 100],
    ['nearly none', 1, 1000, 1],
    ['nearly all', 999, 1000, 99],
  ])('calculates the share of recommendations: %s', (_name, recommended, count, percent) => {
    const { recommendedPercent } = summarizeReviews({ levels: [{ stars: 5, count }], recommended })
    expect(recommendedPercent).toBe(percent)
  })
})
