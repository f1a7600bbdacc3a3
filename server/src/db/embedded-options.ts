import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFolder } from './durable-folder.ts'

/**
 * The options of every embedded database. PostgreSQL's cache of pages is memory of this process, and the operating system caches the same files, so
 * it is smaller than PostgreSQL's default of 128 MB.
 */
export const embeddedOptions = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
}

/** PostgreSQL's flag for not waiting for the disk, one of PGlite's default parameters. */
const NO_SYNC = '-F'

/** The options of an embedded database that waits for the disk at each commit. Emscripten calls the file system for `fsync` only. */
export const createDurableOptions = (folder: string) => ({
  ...embeddedOptions,
  fs: new DurableFolder(folder),
  startParams: [
    ...embeddedOptions.startParams.filter((param) => param !== NO_SYNC),
    ...['-c', 'wal_sync_method=fsync'],
  ],
})
