import { addMs } from '../lib/clock.ts'

const NAME = /^whirligig-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.gz$/

/** The file name of a scheduled backup: `whirligig-2026-11-21T03-00-00.000Z.gz`. Names sort by time. */
export const toBackupName = (time: Date): string => `whirligig-${time.toISOString().replaceAll(':', '-')}.gz`

/** @returns null for a file that is no scheduled backup */
export function parseBackupTime(name: string): Date | null {
  const [, date, hours, minutes, seconds] = NAME.exec(name) ?? []
  return date ? new Date(`${date}T${hours}:${minutes}:${seconds}`) : null
}

/** The time of the newest backup, or null. Other files are ignored. */
export function findNewest(names: readonly string[]): Date | null {
  const times = names.flatMap((name) => parseBackupTime(name)?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

/** Whether the newest backup is older than the interval. */
export function isBackupDue(names: readonly string[], everyMs: number, now: Date): boolean {
  const newest = findNewest(names)
  return newest === null || addMs(newest, everyMs) <= now
}

/** The backups to delete: all but the newest ones. Other files are never deleted. */
export const listExpiredBackups = (names: readonly string[], keep: number): string[] =>
  names
    .filter((name) => parseBackupTime(name) !== null)
    .toSorted()
    .slice(0, -keep)
