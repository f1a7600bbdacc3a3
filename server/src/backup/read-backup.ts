import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { knownMigrations } from '../db/migrate.ts'
import { StartProblem } from '../lib/startup-error.ts'
import { BadBackup, type Entry, entryOf, type Header, unsealed } from './format.ts'
import { backedUpTables } from './tables.ts'

/** Not `node:readline`, which also ends lines at signs that people write into reviews (U+2028). */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
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
  if (unfinished !== '') throw new BadBackup('its last line is not finished')
}

function checkHeader({ migrations }: Header): void {
  const known = knownMigrations()
  if (migrations.join() === known.join()) return
  const newer = known.every((hash, index) => migrations[index] === hash)
  throw new StartProblem(
    `This backup was made by ${newer ? 'a newer' : 'another'} version of Whirligig. Restore it with that version; a newer one that is started later brings the database up to date.`,
  )
}

/** In the order that `writeBackup` writes them. */
async function* orderly(entries: AsyncIterable<Entry>): AsyncGenerator<Exclude<Entry, { kind: 'header' }>> {
  let begun = false
  let last = -1
  let pictures = false
  for await (const entry of entries) {
    if ((entry.kind === 'header') === begun) throw new BadBackup('its beginning is missing')
    if (entry.kind === 'header') {
      checkHeader(entry.header)
      begun = true
      continue
    }
    if (entry.kind === 'table') {
      const index = backedUpTables.indexOf(entry.name)
      if (index <= last || pictures) throw new BadBackup('its tables are not those of this version')
      last = index
    }
    if (entry.kind === 'row' && (last < 0 || pictures)) throw new BadBackup('a row of it belongs to no table')
    if (entry.kind === 'picture') pictures = true
    yield entry
  }
  if (!begun) throw new BadBackup('it is empty')
}

async function* entriesOf(path: string): AsyncGenerator<Entry> {
  // The text decoder is the stream's: it puts characters together that two chunks share.
  const text = createReadStream(path).on('error', (error) => gunzip.destroy(error))
  const gunzip = createGunzip()
  text.pipe(gunzip).setEncoding('utf8')
  for await (const line of unsealed(linesOf(gunzip))) yield entryOf(line)
}

/** What is wrong with a file, in words. */
function reason(error: unknown): string | null {
  if (error instanceof BadBackup) return error.message
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
    yield* orderly(entriesOf(path))
  } catch (error) {
    const wrong = reason(error)
    throw wrong === null ? error : new StartProblem(`${path} is no whole backup: ${wrong}. Nothing was changed.`)
  }
}
