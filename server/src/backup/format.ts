import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** The file is not a complete backup. The message completes `... is not a complete backup:`. */
export class InvalidBackupError extends Error {}

/** The version of the file format. */
export const FORMAT = 1

/**
 * A backup is gzipped text. The first letter of each line is the kind of its entry: one header, then the name of each table
 * followed by its rows, then the pictures, then the checksum. PostgreSQL itself serializes the rows as JSON, so that no
 * value is converted by JavaScript.
 */
export const Header = z.object({ format: z.literal(FORMAT), created: z.string(), migrations: z.array(z.string()) })
export type Header = z.infer<typeof Header>

export type Entry =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; name: string }
  /** `json` is the serialized row, an object. */
  | { kind: 'row'; json: string }
  | { kind: 'picture'; name: string; bytes: Uint8Array }

const PICTURE_LINE = /^([0-9a-f]{64}-\d{1,4}\.webp) ([A-Za-z0-9+/]+={0,2})$/

/** The line of an entry, without the line break. */
export function serializeEntry(entry: Entry): string {
  if (entry.kind === 'header') return `h${JSON.stringify(entry.header)}`
  if (entry.kind === 'table') return `t${entry.name}`
  if (entry.kind === 'row') return `r${entry.json}`
  return `p${entry.name} ${Buffer.from(entry.bytes).toString('base64')}`
}

/**
 * @throws InvalidBackupError for a line of no known kind
 * @throws SyntaxError for invalid JSON
 */
export function parseEntry(line: string): Entry {
  const content = line.slice(1)
  if (line.startsWith('h')) {
    const header = Header.safeParse(JSON.parse(content))
    if (header.success) return { kind: 'header', header: header.data }
  }
  if (line.startsWith('t')) return { kind: 'table', name: content }
  if (line.startsWith('r{')) {
    JSON.parse(content)
    return { kind: 'row', json: content }
  }
  // The name becomes a file name, so only valid picture names are accepted.
  const [, name, base64] = (line.startsWith('p') && PICTURE_LINE.exec(content)) || []
  if (name && base64) return { kind: 'picture', name, bytes: Buffer.from(base64, 'base64') }
  throw new InvalidBackupError('a line has an unknown format')
}

const Checksum = z.object({ lines: z.number(), sha256: z.string() })

/** Adds line breaks and a last line with the number of lines and their checksum. */
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

/** The reverse of `withChecksum`. @throws InvalidBackupError after the last line if lines are missing or changed */
export async function* verifyChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const sha256 = createHash('sha256')
  let count = 0
  let checksum: z.infer<typeof Checksum> | undefined
  for await (const line of lines) {
    if (checksum) throw new InvalidBackupError('there are lines after its end')
    if (line.startsWith('e')) {
      checksum = Checksum.parse(JSON.parse(line.slice(1)))
      continue
    }
    sha256.update(`${line}\n`)
    count += 1
    yield line
  }
  if (!checksum) throw new InvalidBackupError('its end is missing')
  if (checksum.lines !== count || checksum.sha256 !== sha256.digest('hex'))
    throw new InvalidBackupError('it has been changed')
}
