import { expect, it } from 'vitest'
import { type ListingIndex, slicePage, toListingIndex } from './listing-index.ts'

const ids = [1, 2, 3, 4].map((n) => `0190163d-8694-739b-aea5-00000000000${n}`)

/** Creates a column as PostgreSQL sends it. */
function toInt4Column(...numbers: number[]): Uint8Array {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [place, number] of numbers.entries()) bytes.writeInt32BE(number, place * 4)
  return bytes
}

const createIndex = (): ListingIndex =>
  toListingIndex({
    ids: Buffer.from(ids.join('').replaceAll('-', ''), 'hex'),
    prices: toInt4Column(100, 250, 250, 100_000),
    ratings: toInt4Column(0, 466, 500, 300),
  })

const NO_FILTER = { minCents: null, maxCents: null, rating: null }
type Request = Parameters<typeof slicePage>[1]
const page = (offset: number, limit: number): Request['paging'] => ({ page: offset / limit + 1, limit, offset })

it.each<[string, Partial<Request>, boolean, string, number]>([
  ['all products', {}, false, '1234', 4],
  ['all products in reverse', {}, true, '4321', 4],
  ['the second page', { paging: page(3, 3) }, false, '4', 4],
  ['the second page in reverse', { paging: page(3, 3) }, true, '1', 4],
  ['nothing past the end', { paging: page(10, 5) }, false, '', 4],
  ['nothing past the end in reverse', { paging: page(10, 5) }, true, '', 4],
  ['a price range, including both bounds', { minCents: 250, maxCents: 100_000 }, false, '234', 3],
  ['nothing for an empty price range', { minCents: 300, maxCents: 200 }, false, '', 0],
  ['a minimum rating, inclusive', { rating: 466 }, false, '23', 2],
  ['a page of the filtered products', { rating: 300, paging: page(1, 1) }, true, '3', 3],
])('slices %s', (_name, request, reversed, positions, count) => {
  const full = { ...NO_FILTER, paging: page(0, 10), ...request }
  const expected = { ids: Array.from(positions, (position) => ids[Number(position) - 1]), count }
  const index = createIndex()
  expect(slicePage(index, full, reversed)).toEqual(expected)
  // The second call reads the cached positions.
  expect(slicePage(index, full, reversed)).toEqual(expected)
})

it('slices nothing from an empty index', () => {
  const empty = toListingIndex({ ids: new Uint8Array(), prices: toInt4Column(), ratings: toInt4Column() })
  expect(slicePage(empty, { ...NO_FILTER, paging: page(0, 10) }, false)).toEqual({ ids: [], count: 0 })
})
