import { type Clock, SECOND } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { remembered } from '../../remembered.ts'
import type { ProductFilter } from './product-filter.ts'
import type { Shelf } from './shelf.ts'
import { isLarge, loadShelf, type ShelfName } from './shelf-queries.ts'

/** How far what large shops list may be behind what another server has changed; what this one changes is seen at once. */
const AGE = { renew: 3 * SECOND, most: 5 * SECOND }

/** Up to so many products on sale a list is counted, sorted and cut by the database each time. */
const LARGE = 500

/** How many shelves are kept; 2.5 MB each with 100,000 products, for what is searched for usually much less. */
const MOST_SHELVES = 40

/** The orders of lists that have been asked for lately. */
export type Shelves = {
  /** The order that a filter's page is cut from; null where the shop is so small that none is kept. */
  of: (filter: ProductFilter) => Promise<Shelf | null>
  /** The catalogue has been changed here. */
  forget: () => void
}

/** @param large from how many products on sale on shelves are kept; tests say less. */
export function createShelves(db: Database, clock: Clock, large = LARGE): Shelves {
  const shelves = new Map<string, () => Promise<Shelf>>()
  const size = () => remembered(() => isLarge(db, large), clock, AGE)
  let shopIsLarge = size()

  const shelfOf = (name: ShelfName): (() => Promise<Shelf>) => {
    const key = JSON.stringify(name)
    const shelf = shelves.get(key) ?? remembered(() => loadShelf(db, name), clock, AGE)
    // What is used goes to the end; the first is what has not been used for longest.
    shelves.delete(key)
    shelves.set(key, shelf)
    const [oldest] = shelves.keys()
    if (shelves.size > MOST_SHELVES && oldest !== undefined) shelves.delete(oldest)
    return shelf
  }

  return {
    of: async ({ sortOrder, name, category, brand }) => {
      if (!(await shopIsLarge())) return null
      return shelfOf({ by: sortOrder === 0 ? 'newest' : 'price', name: name.toLowerCase(), category, brand })()
    },
    forget: () => {
      // Dropped, not emptied: one that is being loaded began before the change, and is only for those who wait for it.
      shelves.clear()
      shopIsLarge = size()
    },
  }
}
