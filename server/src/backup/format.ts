import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** A file that is no whole backup. */
export class InvalidBackupError extends Error {}

/** Raised when the lines below change. */
export const FORMAT = 1

/**
 * A backup is gzipped text, of lines that begin with the letter of their kind: one header, then each table's name before
 * its rows (as JSON by PostgreSQL itself, so that no type passes through JavaScript), then pictures, then the seal.
 */
export const Header = z.object({ format: z.literal(FORMAT), created: z.string(), migrations: z.array(z.string()) })
export type Header = z.infer<typeof Header>

export type Entry =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; name: string }
  /** `json` is the row as an object. */
  | { kind: 'row'; json: string }
  | { kind: 'picture'; name: string; bytes: Uint8Array }

const PICTURE = /^([0-9a-f]{64}-\d{1,4}\.webp) ([A-Za-z0-9+/]+={0,2})$/

export function serializeEntry(entry: Entry): string {
  if (entry.kind === 'header') return `h${JSON.stringify(entry.header)}`
  if (entry.kind === 'table') return `t${entry.name}`
  if (entry.kind === 'row') return `r${entry.json}`
  return `p${entry.name} ${Buffer.from(entry.bytes).toString('base64')}`
}

/** @throws BadBackup where the line is none of ours; SyntaxError where its JSON is none */
export function parseEntry(line: string): Entry {
  const rest = line.slice(1)
  if (line.startsWith('h')) {
    const header = Header.safeParse(JSON.parse(rest))
    if (header.success) return { kind: 'header', header: header.data }
  }
  if (line.startsWith('t')) return { kind: 'table', name: rest }
  if (line.startsWith('r{')) {
    JSON.parse(rest)
    return { kind: 'row', json: rest }
  }
  // The name becomes a file's: only one that pictures have.
  const [, name, base64] = (line.startsWith('p') && PICTURE.exec(rest)) || []
  if (name && base64) return { kind: 'picture', name, bytes: Buffer.from(base64, 'base64') }
  throw new InvalidBackupError('a line of it is none of a backup')
}

const Checksum = z.object({ lines: z.number(), sha256: z.string() })

/** Lines with their ends, and a last one by which anybody can tell that all are there and as they were. */
export async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const sha256 = createHash('sha256')
  let count = 0
  for await (const line of lines) {
    sha256.update(`${line}\n`)
    count += 1
    yield `${line}\n`
  }
  yield `e${JSON.stringify({ lines: count, sha256: sha256.digest('hex') } satisfies z.infer<typeof Checksum>)}\n`
}

/** The lines of `sealed`. @throws BadBackup after the last one where they are not all there or not as they were */
export async function* verifyChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const sha256 = createHash('sha256')
  let count = 0
  let seal: z.infer<typeof Checksum> | undefined
  for await (const line of lines) {
    if (seal) throw new InvalidBackupError('it goes on behind its end')
    if (line.startsWith('e')) {
      seal = Checksum.parse(JSON.parse(line.slice(1)))
      continue
    }
    sha256.update(`${line}\n`)
    count += 1
    yield line
  }
  if (!seal) throw new InvalidBackupError('its end is missing')
  if (seal.lines !== count || seal.sha256 !== sha256.digest('hex')) throw new InvalidBackupError('it was changed')
}
