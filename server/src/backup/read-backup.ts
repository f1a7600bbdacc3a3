import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { knownMigrations } from '../db/migrate.ts'
import { StartupError } from '../lib/startup-error.ts'
import { type Entry, type Header, InvalidBackupError, parseEntry, verifyChecksum } from './format.ts'
import { backedUpTables } from './tables.ts'

/** Splits a text stream into lines. Unlike `node:readline`, it does not split at U+2028, which users may enter. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let pendingParts: string[] = []
  for await (const chunk of chunks) {
    const [firstPart = '', ...otherParts] = chunk.split('\n')
    pendingParts.push(firstPart)
    for (const next of otherParts) {
      yield pendingParts.join('')
      pendingParts = [next]
    }
  }
  const unfinished = pendingParts.join('')
  if (unfinished !== '') throw new InvalidBackupError('its last line is incomplete')
}

function checkHeader({ migrations }: Header): void {
  const ownMigrations = knownMigrations()
  if (migrations.join() === ownMigrations.join()) return
  const isNewer = ownMigrations.every((hash, index) => migrations[index] === hash)
  throw new StartupError(
    `This backup was made by ${isNewer ? 'a newer' : 'another'} version of Whirligig. Restore it with that version. A newer version then migrates the database when it starts.`,
  )
}

/** Checks that the entries are in the order of `writeBackup`. Consumes the header. */
async function* checkOrder(entries: AsyncIterable<Entry>): AsyncGenerator<Exclude<Entry, { kind: 'header' }>> {
  let hasHeader = false
  let lastTable = -1
  let hasPictures = false
  for await (const entry of entries) {
    if ((entry.kind === 'header') === hasHeader) throw new InvalidBackupError('its header is missing')
    if (entry.kind === 'header') {
      checkHeader(entry.header)
      hasHeader = true
      continue
    }
    if (entry.kind === 'table') {
      const index = backedUpTables.indexOf(entry.name)
      if (index <= lastTable || hasPictures) throw new InvalidBackupError('its tables are not those of this version')
      lastTable = index
    }
    if (entry.kind === 'row' && (lastTable < 0 || hasPictures))
      throw new InvalidBackupError('a row belongs to no table')
    if (entry.kind === 'picture') hasPictures = true
    yield entry
  }
  if (!hasHeader) throw new InvalidBackupError('it is empty')
}

async function* readEntries(path: string): AsyncGenerator<Entry> {
  // setEncoding joins characters that are split between two chunks.
  const file = createReadStream(path).on('error', (error) => gunzip.destroy(error))
  const gunzip = createGunzip()
  file.pipe(gunzip).setEncoding('utf8')
  for await (const line of verifyChecksum(splitLines(gunzip))) yield parseEntry(line)
}

/** Explains why a file cannot be read, or returns null for an unexpected error. */
function explainReadError(error: unknown): string | null {
  if (error instanceof InvalidBackupError) return error.message
  if (error instanceof SyntaxError) return 'a line is malformed'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) return 'it is truncated or not a gzip file'
  if (code === 'ENOENT') return 'the file does not exist'
  return ['EISDIR', 'EACCES', 'EPERM'].includes(code) ? `it cannot be read (${code})` : null
}

/**
 * Reads the entries of a backup. Only the last entry confirms that the file is complete and unchanged.
 *
 * @throws StartupError if the file is not a complete backup of this version
 */
export async function* readBackup(path: string): AsyncGenerator<Exclude<Entry, { kind: 'header' }>> {
  try {
    yield* checkOrder(readEntries(path))
  } catch (error) {
    const reason = explainReadError(error)
    throw reason === null
      ? error
      : new StartupError(`${path} is not a complete backup: ${reason}. Nothing was changed.`)
  }
}
