import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'
import { createVersionedCache } from '../../lib/cache.ts'
import type { Clock } from '../../lib/clock.ts'
import { createCatalogueVersion, GRACE_MS } from './catalogue-version.ts'
import { countFacets, type FacetIndex } from './facet-index.ts'
import { loadFacetIndex, toDatabaseLowerCase } from './facet-queries.ts'
import type { ListingIndex } from './listing-index.ts'
import { hasMoreProductsThan, loadListingIndex } from './listing-queries.ts'
import { type ProductFilter, parseProductFilter } from './product-filter.ts'
import { findSuggestions, type SuggestionRow } from './queries.ts'

/** Up to this number of active products, the database counts, sorts and cuts each list. */
const MAX_UNCACHED_PRODUCTS = 500

/** An index takes 2.5 MB with 100,000 products, and usually much less for a search. */
const MAX_INDEXES = 40

const MAX_SUGGESTION_TERMS = 500

const MAX_SEARCH_NAMES = 500

const MAX_SUGGESTIONS = 10

/** Caches what the lists of a large shop are made of. */
export type ListingCache = {
  /** Returns the index that the filter's pages are cut from, or null in a small shop, which has none. */
  getIndex: (filter: ProductFilter) => Promise<ListingIndex | null>
  /** Returns the index that facets are counted from. A small shop loads it for each call. */
  getFacetIndex: () => Promise<FacetIndex>
  /** Converts a searched name to lower case, as the names in the facet index are. */
  getLowerCase: (name: string) => Promise<string>
  /** Returns at most ten products whose names contain the term. */
  getSuggestions: (term: string) => Promise<SuggestionRow[]>
  /** Drops everything. Call it when this process has changed the catalogue. */
  clear: () => void
  /** In a large shop, loads the indexes of the unfiltered lists and counts their facets, so that no request waits for them. */
  warm: () => Promise<void>
}

/** @param maxUncached the number of active products above which lists are cached; tests pass a smaller one */
export function createListingCache(db: Database, clock: Clock, maxUncached = MAX_UNCACHED_PRODUCTS): ListingCache {
  const createVersion = () => createCatalogueVersion(db, clock)
  let getVersion = createVersion()
  const options = { getVersion: () => getVersion(), graceMs: GRACE_MS }
  const suggest = (term: string) => findSuggestions(db, term, MAX_SUGGESTIONS)
  const size = createVersionedCache(() => hasMoreProductsThan(db, maxUncached), clock, { max: 1, ...options })
  const indexes = createVersionedCache(loadListingIndex.bind(null, db), clock, { max: MAX_INDEXES, ...options })
  const facets = createVersionedCache(() => loadFacetIndex(db), clock, { max: 1, ...options })
  const fetchMethod = (name: string) => toDatabaseLowerCase(db, name)
  const lowerCase = new LRUCache<string, string>({ max: MAX_SEARCH_NAMES, fetchMethod })
  const suggestions = createVersionedCache(suggest, clock, { max: MAX_SUGGESTION_TERMS, ...options })
  const isLarge = () => size.get('catalogue')

  const getFacetIndex = async () => ((await isLarge()) ? facets.get('all') : loadFacetIndex(db))

  const getIndex: ListingCache['getIndex'] = async ({ sortOrder, name, category, brand }) => {
    if (!(await isLarge())) return null
    return indexes.get({ by: sortOrder === 0 ? 'newest' : 'price', name: name.toLowerCase(), category, brand })
  }

  return {
    getIndex,
    getFacetIndex,
    getLowerCase: async (name) => (name === '' ? '' : lowerCase.forceFetch(name)),
    warm: async () => {
      if (await isLarge()) countFacets(await getFacetIndex(), parseProductFilter({}))
      for (const sortOrder of ['0', '1']) await getIndex(parseProductFilter({ sortOrder }))
    },
    getSuggestions: async (term) => ((await isLarge()) ? suggestions.get(term.toLowerCase()) : suggest(term)),
    clear: () => {
      getVersion = createVersion()
      for (const cache of [size, indexes, facets, suggestions]) cache.clear()
    },
  }
}
