import { OVERVIEW } from '@whirligig/contract'

const DAY_MS = 86_400_000

/** The days that an overview counts, in UTC, today the last of them. */
export function overviewWindow(now: Date): { since: Date; days: string[] } {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const since = new Date(today - (OVERVIEW.days - 1) * DAY_MS)
  const days = Array.from({ length: OVERVIEW.days }, (_, nth) =>
    new Date(since.getTime() + nth * DAY_MS).toISOString().slice(0, 10),
  )
  return { since, days }
}
