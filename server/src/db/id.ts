import { randomBytes } from 'node:crypto'

let lastTime = 0
let lastSequence = 0

/**
 * A new UUID v7 (RFC 9562): its text sorts by the time it was made, so that new rows land at the end of an index
 * and ids break ties in the order of creation. Within one process ids only ever grow, also inside one millisecond.
 *
 * @param now milliseconds since 1970; tests may fix it.
 */
export function newId(now: number = Date.now()): string {
  // A clock set back, or more than one id a millisecond: keep the time and count on in the 12 bits after it.
  if (now > lastTime) {
    lastTime = now
    lastSequence = randomBytes(2).readUInt16BE() & 0x7ff
  } else if (lastSequence < 0xfff) {
    lastSequence += 1
  } else {
    lastTime += 1
    lastSequence = 0
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastTime, 0, 6)
  bytes.writeUInt16BE(0x7000 | lastSequence, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the text can be an id at all. PostgreSQL raises an error on anything else; for a caller it is a 404. */
export function isId(text: string): boolean {
  return ID.test(text)
}
