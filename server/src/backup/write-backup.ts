import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { IMAGE_WIDTHS } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { appliedMigrations, knownMigrations } from '../db/migrate.ts'
import { pictures } from '../db/schema/index.ts'
import type { PictureStorage } from '../images/picture-storage.ts'
import { pictureFileName } from '../images/picture-url.ts'
import type { Clock } from '../lib/clock.ts'
import { StartupError } from '../lib/startup-error.ts'
import { type Entry, FORMAT, serializeEntry, withChecksum } from './format.ts'
import { backedUpTables } from './tables.ts'

/** What a backup holds; `missing` are the files of pictures that were nowhere to be found. */
export type Contents = { rows: number; pictures: number; missing: string[] }

const ROWS_PER_BATCH = 500

async function* readRows(tx: Database, table: string): AsyncGenerator<string> {
  const name = sql.identifier(table)
  await tx.execute(sql`declare backup no scroll cursor for select to_jsonb(t)::text as json from ${name} t`)
  for (;;) {
    const { rows } = await tx.execute<{ json: string }>(sql`fetch ${sql.raw(String(ROWS_PER_BATCH))} from backup`)
    for (const { json } of rows) yield json
    if (rows.length < ROWS_PER_BATCH) break
  }
  await tx.execute(sql`close backup`)
}

async function* entries(
  tx: Database,
  { storage, clock }: { storage: PictureStorage; clock: Clock },
  contents: Contents,
): AsyncGenerator<Entry> {
  const created = clock.now().toISOString()
  yield { kind: 'header', header: { format: FORMAT, created, migrations: knownMigrations() } }
  for (const name of backedUpTables) {
    yield { kind: 'table', name }
    for await (const json of readRows(tx, name)) {
      contents.rows += 1
      yield { kind: 'row', json }
    }
  }
  const hashes = await tx.select({ hash: pictures.hash }).from(pictures)
  for (const name of hashes.flatMap(({ hash }) => IMAGE_WIDTHS.map((width) => pictureFileName(hash, width)))) {
    if (await storage.has(name)) {
      contents.pictures += 1
      yield { kind: 'picture', name, bytes: await storage.read(name) }
    } else contents.missing.push(name)
  }
}

async function* lines(all: AsyncIterable<Entry>): AsyncGenerator<string> {
  for await (const entry of all) yield serializeEntry(entry)
}

/** Opened before anything is read: a folder that is not there is known at once. */
function openDraft(draft: string, path: string) {
  return open(draft, 'w', 0o600).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartupError(`${path} cannot be written (${code}).`, { cause: error })
  })
}

/**
 * Writes everything that the shop has to keep into one new file, as it is at one moment, while the shop may go on.
 *
 * @param path a file that does not exist yet; it appears when it is complete. Only its owner may read it.
 * @throws StartProblem where the file exists or the database is not this version's
 */
export async function writeBackup(
  { db, ...from }: { db: Database; storage: PictureStorage; clock: Clock },
  path: string,
): Promise<Contents> {
  if (existsSync(path)) throw new StartupError(`${path} exists already. Choose another name.`)
  const applied = await appliedMigrations(db)
  if (applied.length === 0) throw new StartupError('There is no shop in this database yet: nothing to back up.')
  if (applied.join() !== knownMigrations().join()) {
    throw new StartupError(
      'The database is of another version of Whirligig. Back it up with the version that serves it.',
    )
  }
  const contents: Contents = { rows: 0, pictures: 0, missing: [] }
  const draft = `${path}.partial`
  try {
    const file = await openDraft(draft, path)
    try {
      await db.transaction(
        async (tx) => {
          await tx.execute(sql`set local statement_timeout = 0`)
          const text = withChecksum(lines(entries(tx, from, contents)))
          await pipeline(Readable.from(text), createGzip(), file.createWriteStream({ flush: true }))
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return contents
}
