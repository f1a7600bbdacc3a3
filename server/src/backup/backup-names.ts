import { addMs } from '../lib/clock.ts'

/** Who has asked for a backup: the schedule, or an admin. */
export type BackupKind = 'scheduled' | 'manual'

/** A backup in the store. */
export type Backup = { name: string; time: Date; kind: BackupKind }

const NAME = /^whirligig-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)(-manual)?\.gz$/

/** The file name of a backup: `whirligig-2026-11-21T03-00-00.000Z.gz`, of an admin's `…Z-manual.gz`. Names sort by time. */
export const toBackupName = (time: Date, kind: BackupKind): string =>
  `whirligig-${time.toISOString().replaceAll(':', '-')}${kind === 'manual' ? '-manual' : ''}.gz`

/** @returns null for a file that this server has not written */
export function parseBackupName(name: string): Backup | null {
  const [, date, hours, minutes, seconds, manual] = NAME.exec(name) ?? []
  if (!date) return null
  return { name, time: new Date(`${date}T${hours}:${minutes}:${seconds}`), kind: manual ? 'manual' : 'scheduled' }
}

/** Parses the names of backups, oldest first. Other files are left out. */
const parseBackups = (names: readonly string[]): Backup[] =>
  names.flatMap((name) => parseBackupName(name) ?? []).toSorted((a, b) => a.time.getTime() - b.time.getTime())

/** The newest backup of any kind, or null. Other files are ignored. */
export const findNewest = (names: readonly string[]): Backup | null => parseBackups(names).at(-1) ?? null

/** Whether the newest scheduled backup is older than the interval. An admin's backup does not change the schedule. */
export function isBackupDue(names: readonly string[], everyMs: number, now: Date): boolean {
  const newest = parseBackups(names).findLast(({ kind }) => kind === 'scheduled')
  return !newest || addMs(newest.time, everyMs) <= now
}

/**
 * The backups of a kind to delete: all but the newest ones. The kinds are counted separately, so that many backups of an admin do not
 * replace those of the last days. Other files are never deleted.
 */
export const listExpiredBackups = (names: readonly string[], kind: BackupKind, keep: number): string[] =>
  parseBackups(names)
    .filter((backup) => backup.kind === kind)
    .slice(0, -keep)
    .map(({ name }) => name)
