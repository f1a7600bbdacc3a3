import type { ProductFilter } from './product-filter.ts'

/**
 * The ids of all products of a list, in its order, with their prices and ratings: 24 bytes a product. Any page for any price
 * and rating is cut from it without a query.
 */
export type ListingIndex = {
  /** 16 bytes each. */
  ids: Buffer
  /** Cents. */
  prices: Int32Array
  /** Average ratings in hundredths of a star; 0 without reviews. */
  ratings: Int32Array
  /** Positions of the products that match a price and rating filter, by the filter. `filterIndex` fills it. */
  filtered: Map<string, Uint32Array>
}

const ID_BYTES = 16

/** @param columns big-endian, as PostgreSQL sends them */
export function toListingIndex(columns: { ids: Uint8Array; prices: Uint8Array; ratings: Uint8Array }): ListingIndex {
  return {
    ids: Buffer.from(columns.ids),
    prices: toInt32Array(columns.prices),
    ratings: toInt32Array(columns.ratings),
    filtered: new Map(),
  }
}

/** Joins a column of bytes of all chunks. */
export const concatColumn = <Column extends string>(
  chunks: readonly Record<Column, Uint8Array>[],
  column: Column,
): Buffer => Buffer.concat(chunks.map((chunk) => chunk[column]))

/** Reads a column of 32-bit integers, big-endian as PostgreSQL sends them. */
export function toInt32Array(bigEndian: Uint8Array): Int32Array {
  const bytes = Buffer.from(new Uint8Array(bigEndian).buffer).swap32()
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / Int32Array.BYTES_PER_ELEMENT)
}

function getId({ ids }: ListingIndex, position: number): string {
  const hex = ids.toString('hex', position * ID_BYTES, (position + 1) * ID_BYTES)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

type IndexFilter = Pick<ProductFilter, 'minCents' | 'maxCents' | 'rating'>

/** Filters kept for an index, for those that shoppers use again and again, such as the default price range. */
const MAX_FILTERED = 16

/** Returns the positions of the products that match the prices and the rating. */
function filterIndex(index: ListingIndex, { minCents, maxCents, rating }: IndexFilter): Uint32Array {
  const key = `${minCents} ${maxCents} ${rating}`
  const cached = index.filtered.get(key)
  if (cached) return cached
  const { prices, ratings } = index
  const min = minCents ?? 0
  const max = maxCents ?? Number.POSITIVE_INFINITY
  const minRating = rating ?? 0
  const positions = new Uint32Array(prices.length)
  let count = 0
  for (let position = 0; position < prices.length; position += 1) {
    const price = prices[position] ?? 0
    if (price < min || price > max || (ratings[position] ?? 0) < minRating) continue
    positions[count] = position
    count += 1
  }
  if (index.filtered.size >= MAX_FILTERED) index.filtered.clear()
  const matching = positions.slice(0, count)
  index.filtered.set(key, matching)
  return matching
}

/**
 * Cuts one page from an index and counts the products on all pages.
 *
 * @param reversed reads the index from its end
 */
export function slicePage(
  index: ListingIndex,
  { paging, ...filter }: IndexFilter & Pick<ProductFilter, 'paging'>,
  reversed: boolean,
): { ids: string[]; count: number } {
  const positions = filterIndex(index, filter)
  const count = positions.length
  const from = Math.min(paging.offset, count)
  const to = Math.min(paging.offset + paging.limit, count)
  const page = reversed ? positions.slice(count - to, count - from).reverse() : positions.subarray(from, to)
  return { ids: Array.from(page, (position) => getId(index, position)), count }
}
