import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { appliedMigrations, knownMigrations } from '../db/migrate.ts'
import { pictures } from '../db/schema/index.ts'
import type { PictureStorage } from '../images/picture-storage.ts'
import { pictureFileName } from '../images/picture-url.ts'
import { readWidest } from '../images/read-variant.ts'
import { MAX_WIDTH } from '../images/render-variants.ts'
import type { Clock } from '../lib/clock.ts'
import { StartupError } from '../lib/startup-error.ts'
import { type Entry, FORMAT, serializeEntry, withChecksum } from './format.ts'
import { backedUpTables } from './tables.ts'

/** Statistics of a backup. `missing` are the picture files that do not exist. */
export type BackupStats = { rows: number; pictures: number; missing: string[] }

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

/** Opens a transaction that sees the database as it is now. The embedded database answers nothing else until it is closed. */
async function openSnapshot(db: Database): Promise<{ tx: Database; close: () => Promise<void> }> {
  const opened = Promise.withResolvers<Database>()
  const closing = Promise.withResolvers<void>()
  const closed = db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      opened.resolve(tx)
      await closing.promise
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  closed.catch(opened.reject)
  return {
    tx: await opened.promise,
    close: () => {
      closing.resolve()
      return closed
    },
  }
}

async function* generateEntries(
  { db, storage, clock }: { db: Database; storage: PictureStorage; clock: Clock },
  stats: BackupStats,
): AsyncGenerator<Entry> {
  const created = clock.now().toISOString()
  yield { kind: 'header', header: { format: FORMAT, created, migrations: knownMigrations() } }
  const { tx, close } = await openSnapshot(db)
  let hashes: { hash: string }[]
  try {
    for (const name of backedUpTables) {
      yield { kind: 'table', name }
      for await (const json of readRows(tx, name)) {
        stats.rows += 1
        yield { kind: 'row', json }
      }
    }
    hashes = await tx.select({ hash: pictures.hash }).from(pictures)
  } finally {
    await close()
  }
  for (const { hash } of hashes) {
    // The server makes the other variants again.
    const widest = await readWidest(storage, hash)
    if (widest) {
      stats.pictures += 1
      yield { kind: 'picture', ...widest }
    } else stats.missing.push(pictureFileName(hash, MAX_WIDTH))
  }
}

async function* toLines(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  for await (const entry of entries) yield serializeEntry(entry)
}

const BLOCK_LENGTH = 64 * 1024

/** Joins lines into blocks: compressing each line by itself takes five times as long. */
async function* toBlocks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let block = ''
  for await (const line of lines) {
    block += line
    if (block.length < BLOCK_LENGTH) continue
    yield block
    block = ''
  }
  yield block
}

/** Opens the file before any data is read, so that a missing folder fails immediately. */
function openPartialFile(partialPath: string, path: string) {
  return open(partialPath, 'w', 0o600).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartupError(`${path} cannot be written (${code}).`, { cause: error })
  })
}

/**
 * Writes a consistent snapshot of the database and the pictures into a new file. The shop can keep running.
 *
 * @param path of the new file. It appears when it is complete, and only its owner can read it.
 * @param options.signal aborts the backup, which then leaves no file
 * @throws StartupError if the file exists, or if the database belongs to another version
 */
export async function writeBackup(
  sources: { db: Database; storage: PictureStorage; clock: Clock },
  path: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<BackupStats> {
  if (existsSync(path)) throw new StartupError(`${path} already exists. Choose another name.`)
  const applied = await appliedMigrations(sources.db)
  if (applied.length === 0) throw new StartupError('This database has no shop yet, so there is nothing to back up.')
  if (applied.join() !== knownMigrations().join()) {
    throw new StartupError('The database belongs to another version of Whirligig. Back it up with that version.')
  }
  const stats: BackupStats = { rows: 0, pictures: 0, missing: [] }
  const partialPath = `${path}.partial`
  try {
    const file = await openPartialFile(partialPath, path)
    try {
      const text = toBlocks(withChecksum(toLines(generateEntries(sources, stats))))
      await pipeline(Readable.from(text), createGzip(), file.createWriteStream({ flush: true }), { signal })
    } finally {
      await file.close()
    }
    await rename(partialPath, path)
  } catch (error) {
    await rm(partialPath, { force: true })
    throw error
  }
  return stats
}
