import type { Database } from '../../db/database.ts'
import { type Clock, SECOND } from '../../lib/clock.ts'
import { remembered, rememberedBy } from '../../lib/remembered.ts'
import { type ProductFilter, productFilterOf } from './product-filter.ts'
import { type SuggestionRow, suggestionsFor } from './queries.ts'
import type { Shelf } from './shelf.ts'
import { catalogueVersion, isLarge, loadShelf } from './shelf-queries.ts'

/**
 * What large shops list may be behind what another server has changed by these two together: how long nobody asks
 * whether anything has, and how long the old is answered while the new loads. What this one changes is seen at once.
 */
const ASK_AGAIN = { renew: SECOND, most: 2 * SECOND }
const GRACE = 3 * SECOND

/** Up to so many active products a list is counted, sorted and cut by the database each time. */
const LARGE = 500

/** How many shelves are kept; 2.5 MB each with 100,000 products, for what is searched for usually much less. */
const MOST_SHELVES = 40

/** For how many terms suggestions are kept: what people type begins alike. */
const MOST_TERMS = 500

const MOST_SUGGESTIONS = 10

/** What has been looked through lately, so that large shops are not looked through again for each call. */
export type Shelves = {
  /** The order that a filter's page is cut from; null where the shop is so small that none is kept. */
  of: (filter: ProductFilter) => Promise<Shelf | null>
  /** At most ten products whose names contain the term. */
  suggestions: (term: string) => Promise<SuggestionRow[]>
  /** The catalogue has been changed here. */
  forget: () => void
  /** Reads what everybody asks for first, so that nobody waits for it. */
  warm: () => Promise<void>
}

/** @param large from how many products on orders and suggestions are kept; tests say less. */
export function createShelves(db: Database, clock: Clock, large = LARGE): Shelves {
  const askVersion = () => remembered(() => catalogueVersion(db), clock, ASK_AGAIN)
  let version = askVersion()
  const how = { version: () => version(), grace: GRACE }
  const suggest = (term: string) => suggestionsFor(db, term, MOST_SUGGESTIONS)
  const size = rememberedBy(() => isLarge(db, large), clock, { most: 1, ...how })
  const shelves = rememberedBy(loadShelf.bind(null, db), clock, { most: MOST_SHELVES, ...how })
  const suggestions = rememberedBy(suggest, clock, { most: MOST_TERMS, ...how })
  const shopIsLarge = () => size.get('shop')

  const of: Shelves['of'] = async ({ sortOrder, name, category, brand }) => {
    if (!(await shopIsLarge())) return null
    return shelves.get({ by: sortOrder === 0 ? 'newest' : 'price', name: name.toLowerCase(), category, brand })
  }

  return {
    of,
    warm: async () => {
      for (const sortOrder of ['0', '1']) await of(productFilterOf({ sortOrder }))
    },
    suggestions: async (term) => ((await shopIsLarge()) ? suggestions.get(term.toLowerCase()) : suggest(term)),
    forget: () => {
      version = askVersion()
      for (const kept of [size, shelves, suggestions]) kept.forget()
    },
  }
}
