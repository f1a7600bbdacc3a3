import { OVERVIEW } from '@whirligig/contract'

const DAY_MS = 86_400_000

/** Returns the days of an overview in UTC, the last of which is today. */
export function getOverviewWindow(now: Date): { since: Date; days: string[] } {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const since = new Date(today - (OVERVIEW.days - 1) * DAY_MS)
  const days = Array.from({ length: OVERVIEW.days }, (_, index) =>
    new Date(since.getTime() + index * DAY_MS).toISOString().slice(0, 10),
  )
  return { since, days }
}
