import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { knownMigrations } from '../db/migrate.ts'
import { StartupError } from '../lib/startup-error.ts'
import { type Entry, type Header, InvalidBackupError, parseEntry, verifyChecksum } from './format.ts'
import { backedUpTables } from './tables.ts'

/** Not `node:readline`, which also ends lines at signs that people write into reviews (U+2028). */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest: string[] = []
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n')
    rest.push(first)
    for (const next of others) {
      yield rest.join('')
      rest = [next]
    }
  }
  const unfinished = rest.join('')
  if (unfinished !== '') throw new InvalidBackupError('its last line is not finished')
}

function checkHeader({ migrations }: Header): void {
  const known = knownMigrations()
  if (migrations.join() === known.join()) return
  const newer = known.every((hash, index) => migrations[index] === hash)
  throw new StartupError(
    `This backup was made by ${newer ? 'a newer' : 'another'} version of Whirligig. Restore it with that version; a newer one that is started later brings the database up to date.`,
  )
}

/** In the order that `writeBackup` writes them. */
async function* checkOrder(entries: AsyncIterable<Entry>): AsyncGenerator<Exclude<Entry, { kind: 'header' }>> {
  let begun = false
  let last = -1
  let pictures = false
  for await (const entry of entries) {
    if ((entry.kind === 'header') === begun) throw new InvalidBackupError('its beginning is missing')
    if (entry.kind === 'header') {
      checkHeader(entry.header)
      begun = true
      continue
    }
    if (entry.kind === 'table') {
      const index = backedUpTables.indexOf(entry.name)
      if (index <= last || pictures) throw new InvalidBackupError('its tables are not those of this version')
      last = index
    }
    if (entry.kind === 'row' && (last < 0 || pictures)) throw new InvalidBackupError('a row of it belongs to no table')
    if (entry.kind === 'picture') pictures = true
    yield entry
  }
  if (!begun) throw new InvalidBackupError('it is empty')
}

async function* readEntries(path: string): AsyncGenerator<Entry> {
  // The text decoder is the stream's: it puts characters together that two chunks share.
  const text = createReadStream(path).on('error', (error) => gunzip.destroy(error))
  const gunzip = createGunzip()
  text.pipe(gunzip).setEncoding('utf8')
  for await (const line of verifyChecksum(splitLines(gunzip))) yield parseEntry(line)
}

/** What is wrong with a file, in words. */
function explainReadError(error: unknown): string | null {
  if (error instanceof InvalidBackupError) return error.message
  if (error instanceof SyntaxError) return 'a line of it is broken'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) return 'it is cut off or no gzip file'
  if (code === 'ENOENT') return 'there is no such file'
  return ['EISDIR', 'EACCES', 'EPERM'].includes(code) ? `it cannot be read (${code})` : null
}

/**
 * What is in a backup, entry for entry; that all of it is there and as it was is only known after the last one.
 *
 * @throws StartProblem where it is not whole or not this version's
 */
export async function* readBackup(path: string): AsyncGenerator<Exclude<Entry, { kind: 'header' }>> {
  try {
    yield* checkOrder(readEntries(path))
  } catch (error) {
    const wrong = explainReadError(error)
    throw wrong === null ? error : new StartupError(`${path} is no whole backup: ${wrong}. Nothing was changed.`)
  }
}
