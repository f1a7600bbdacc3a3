import { createHash } from 'node:crypto'

/**
 * Returns a UUID v7 derived from a name and a creation time. Seeding with the same clock therefore gives the same ids and
 * the same page addresses.
 *
 * @param name unique per kind, for example `product teddy-bears`
 */
export function seedId(name: string, created: Date): string {
  const time = created.getTime().toString(16).padStart(12, '0')
  const hash = createHash('sha256').update(name).digest('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}
