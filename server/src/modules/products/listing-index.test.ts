import { expect, it } from 'vitest'
import { type ListingIndex, slicePage, toListingIndex } from './listing-index.ts'

const ids = [1, 2, 3, 4].map((n) => `0190163d-8694-739b-aea5-00000000000${n}`)

/** A column as PostgreSQL sends it. */
function int4(...numbers: number[]): Uint8Array {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [place, number] of numbers.entries()) bytes.writeInt32BE(number, place * 4)
  return bytes
}

const shelf = (): ListingIndex =>
  toListingIndex({
    ids: Buffer.from(ids.join('').replaceAll('-', ''), 'hex'),
    prices: int4(100, 250, 250, 100_000),
    ratings: int4(0, 466, 500, 300),
  })

const any = { minCents: null, maxCents: null, rating: null }
type Wanted = Parameters<typeof slicePage>[1]
const page = (offset: number, limit: number): Wanted['paging'] => ({ page: offset / limit + 1, limit, offset })

it.each<[string, Partial<Wanted>, boolean, string, number]>([
  ['everything', {}, false, '1234', 4],
  ['everything from the end', {}, true, '4321', 4],
  ['the second page', { paging: page(3, 3) }, false, '4', 4],
  ['the second page from the end', { paging: page(3, 3) }, true, '1', 4],
  ['nothing past the end', { paging: page(10, 5) }, false, '', 4],
  ['nothing past the end, reversed', { paging: page(10, 5) }, true, '', 4],
  ['prices, both bounds included', { minCents: 250, maxCents: 100_000 }, false, '234', 3],
  ['no price at all', { minCents: 300, maxCents: 200 }, false, '', 0],
  ['a rating, itself included', { rating: 466 }, false, '23', 2],
  ['a page of what is left', { rating: 300, paging: page(1, 1) }, true, '3', 3],
])('picks %s', (_what, wanted, reversed, places, count) => {
  const whole = { ...any, paging: page(0, 10), ...wanted }
  const expected = { ids: Array.from(places, (place) => ids[Number(place) - 1]), count }
  const one = shelf()
  expect(slicePage(one, whole, reversed)).toEqual(expected)
  // Again, from what it has kept.
  expect(slicePage(one, whole, reversed)).toEqual(expected)
})

it('picks nothing from an empty shelf', () => {
  const empty = toListingIndex({ ids: new Uint8Array(), prices: int4(), ratings: int4() })
  expect(slicePage(empty, { ...any, paging: page(0, 10) }, false)).toEqual({ ids: [], count: 0 })
})
