/** Creates an embedded database: `node create-folder.ts FOLDER`. See `openFolder`, which runs it. */
import { PGlite } from '@electric-sql/pglite'
import { embeddedOptions } from './embedded-options.ts'

const database = new PGlite({ ...embeddedOptions, dataDir: process.argv[2] ?? '' })
await database.waitReady
await database.close()
