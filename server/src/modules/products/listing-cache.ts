import type { Database } from '../../db/database.ts'
import { createVersionedCache, staleWhileRevalidate } from '../../lib/cache.ts'
import { type Clock, SECOND } from '../../lib/clock.ts'
import type { ListingIndex } from './listing-index.ts'
import { getCatalogueVersion, hasMoreProductsThan, loadListingIndex } from './listing-queries.ts'
import { type ProductFilter, parseProductFilter } from './product-filter.ts'
import { findSuggestions, type SuggestionRow } from './queries.ts'

// Together these limit how far a large shop's lists lag behind the changes of another server process: the age of the cached
// version, and how long the old value is returned while the new one loads. This process clears its cache on each change.
const VERSION_AGES = { staleAfterMs: SECOND, maxAgeMs: 2 * SECOND }
const GRACE_MS = 3 * SECOND

/** Up to this number of active products, the database counts, sorts and cuts each list. */
const MAX_UNCACHED_PRODUCTS = 500

/** An index takes 2.5 MB with 100,000 products, and usually much less for a search. */
const MAX_INDEXES = 40

const MAX_SUGGESTION_TERMS = 500

const MAX_SUGGESTIONS = 10

/** Caches what the lists of a large shop are made of. */
export type ListingCache = {
  /** Returns the index that the filter's pages are cut from, or null in a small shop, which has none. */
  getIndex: (filter: ProductFilter) => Promise<ListingIndex | null>
  /** Returns at most ten products whose names contain the term. */
  getSuggestions: (term: string) => Promise<SuggestionRow[]>
  /** Drops everything. Call it when this process has changed the catalogue. */
  clear: () => void
  /** Loads the indexes of the unfiltered lists, so that no request waits for them. */
  warm: () => Promise<void>
}

/** @param maxUncached the number of active products above which lists are cached; tests pass a smaller one */
export function createListingCache(db: Database, clock: Clock, maxUncached = MAX_UNCACHED_PRODUCTS): ListingCache {
  const createVersion = () => staleWhileRevalidate(() => getCatalogueVersion(db), clock, VERSION_AGES)
  let getVersion = createVersion()
  const options = { getVersion: () => getVersion(), graceMs: GRACE_MS }
  const suggest = (term: string) => findSuggestions(db, term, MAX_SUGGESTIONS)
  const size = createVersionedCache(() => hasMoreProductsThan(db, maxUncached), clock, { max: 1, ...options })
  const indexes = createVersionedCache(loadListingIndex.bind(null, db), clock, { max: MAX_INDEXES, ...options })
  const suggestions = createVersionedCache(suggest, clock, { max: MAX_SUGGESTION_TERMS, ...options })
  const isLarge = () => size.get('catalogue')

  const getIndex: ListingCache['getIndex'] = async ({ sortOrder, name, category, brand }) => {
    if (!(await isLarge())) return null
    return indexes.get({ by: sortOrder === 0 ? 'newest' : 'price', name: name.toLowerCase(), category, brand })
  }

  return {
    getIndex,
    warm: async () => {
      for (const sortOrder of ['0', '1']) await getIndex(parseProductFilter({ sortOrder }))
    },
    getSuggestions: async (term) => ((await isLarge()) ? suggestions.get(term.toLowerCase()) : suggest(term)),
    clear: () => {
      getVersion = createVersion()
      for (const cache of [size, indexes, suggestions]) cache.clear()
    },
  }
}
