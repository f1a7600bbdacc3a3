import type { Database } from '../../db/database.ts'
import { staleWhileRevalidate } from '../../lib/cache.ts'
import { type Clock, SECOND } from '../../lib/clock.ts'
import { getCatalogueVersion } from './listing-queries.ts'

// Together these limit how far cached lists lag behind the changes of another server process: the age of the cached version,
// and how long the old value is returned while the new one loads. This process clears its caches on each change.
const VERSION_AGES = { staleAfterMs: SECOND, maxAgeMs: 2 * SECOND }
export const GRACE_MS = 3 * SECOND

/** Creates a function that returns the version of the catalogue, which is read at most once a second. */
export const createCatalogueVersion = (db: Database, clock: Clock): (() => Promise<string>) =>
  staleWhileRevalidate(() => getCatalogueVersion(db), clock, VERSION_AGES)
