import type { ProductFilter } from './product-filter.ts'

/**
 * The ids of many products in the order of a list, with what lists are narrowed by: 24 bytes a product, so that any page
 * of any price and rating is found without asking the database for all that comes before it.
 */
export type Shelf = {
  /** 16 bytes each. */
  ids: Buffer
  /** Cents. */
  prices: Int32Array
  /** The average in hundredths of a star, rounded down; 0 without reviews. */
  ratings: Int32Array
  /** Places by what they were narrowed to; `pick` fills it. */
  narrowed: Map<string, Uint32Array>
}

const ID_BYTES = 16

/** @param columns big-endian, as PostgreSQL sends them */
export function toShelf(columns: { ids: Uint8Array; prices: Uint8Array; ratings: Uint8Array }): Shelf {
  return {
    ids: Buffer.from(columns.ids),
    prices: toNumbers(columns.prices),
    ratings: toNumbers(columns.ratings),
    narrowed: new Map(),
  }
}

function toNumbers(bigEndian: Uint8Array): Int32Array {
  const bytes = Buffer.from(new Uint8Array(bigEndian).buffer).swap32()
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / Int32Array.BYTES_PER_ELEMENT)
}

function idAt({ ids }: Shelf, index: number): string {
  const hex = ids.toString('hex', index * ID_BYTES, (index + 1) * ID_BYTES)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

type Narrowing = Pick<ProductFilter, 'minCents' | 'maxCents' | 'rating'>

/** How many narrowings of a shelf are kept: what is asked for again and again, such as the shop's usual prices. */
const MOST_NARROWED = 16

/** Where on the shelf the products of these prices and ratings are. */
function narrowed(shelf: Shelf, { minCents, maxCents, rating }: Narrowing): Uint32Array {
  const key = `${minCents} ${maxCents} ${rating}`
  const kept = shelf.narrowed.get(key)
  if (kept) return kept
  const { prices, ratings } = shelf
  const min = minCents ?? 0
  const max = maxCents ?? Number.POSITIVE_INFINITY
  const stars = rating ?? 0
  const places = new Uint32Array(prices.length)
  let found = 0
  for (let place = 0; place < prices.length; place += 1) {
    const price = prices[place] ?? 0
    if (price < min || price > max || (ratings[place] ?? 0) < stars) continue
    places[found] = place
    found += 1
  }
  if (shelf.narrowed.size >= MOST_NARROWED) shelf.narrowed.clear()
  const fitting = places.slice(0, found)
  shelf.narrowed.set(key, fitting)
  return fitting
}

/**
 * One page of a shelf, and how many products there are on all of them.
 *
 * @param reversed from the shelf's end to its beginning.
 */
export function pick(
  shelf: Shelf,
  { paging, ...narrowing }: Narrowing & Pick<ProductFilter, 'paging'>,
  reversed: boolean,
): { ids: string[]; count: number } {
  const places = narrowed(shelf, narrowing)
  const count = places.length
  const from = Math.min(paging.offset, count)
  const to = Math.min(paging.offset + paging.limit, count)
  const page = reversed ? places.slice(count - to, count - from).reverse() : places.subarray(from, to)
  return { ids: Array.from(page, (place) => idAt(shelf, place)), count }
}
