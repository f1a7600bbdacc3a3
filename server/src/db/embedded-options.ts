import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * The options of every embedded database. PostgreSQL's cache of pages is memory of this process, and the operating system caches the same files, so
 * it is smaller than PostgreSQL's default of 128 MB.
 */
export const embeddedOptions = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
}
