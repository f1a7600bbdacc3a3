import { createHash } from 'node:crypto'
import { addMs, DAY, HOUR, MINUTE } from '../lib/clock.ts'

/**
 * A moment some days before `now`, at another hour and minute for each `nth`, so that not everything has happened at the
 * same time of the day.
 */
export function daysBefore(now: Date, days: number, nth = 0): Date {
  return addMs(now, -days * DAY - ((nth * 7) % 11) * HOUR - ((nth * 13) % 60) * MINUTE)
}

/**
 * A UUID v7 that follows from what the thing is and when it was made: the demo's ids, and with them every address of its
 * pages, are the same whenever it is loaded with the same clock.
 *
 * @param name unique for its kind: `product teddy-bears`
 */
export function seedId(name: string, created: Date): string {
  const time = created.getTime().toString(16).padStart(12, '0')
  const rest = createHash('sha256').update(name).digest('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`
}

/** The id of what stands under a key; the demo's data only names what it has. */
export function need<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo has no ${key}.`)
  return value
}
