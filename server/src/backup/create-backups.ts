import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { PictureStorage } from '../images/picture-storage.ts'
import type { Clock } from '../lib/clock.ts'
import { deleteFailure, saveFailure } from './backup-failure.ts'
import { createBackupLock } from './backup-lock.ts'
import { type BackupKind, listExpiredBackups, toBackupName } from './backup-names.ts'
import { type BackupStore, createBackupStore } from './backup-store.ts'
import { writeBackup } from './write-backup.ts'

/** Writes backups into their store, one at a time: also if several servers share a PostgreSQL. */
export type Backups = {
  store: BackupStore
  /**
   * Starts a backup. When it is complete, old ones of its kind are deleted. A failure is logged and stored.
   *
   * @param isNeeded is called when no other server writes one; by default it is
   * @returns null if a backup is being written or none is needed; else `done`, which never rejects: the time of the backup, or null after
   * a failure
   * @throws the error if it could not be started
   */
  start: (kind: BackupKind, isNeeded?: () => Promise<boolean>) => Promise<{ done: Promise<Date | null> } | null>
  /** Whether this server or another one is writing a backup. */
  isRunning: () => Promise<boolean>
  /** Logs and stores a failure. */
  reportFailure: (error: unknown) => Promise<void>
  /** Aborts the backup that this server is writing. No other one starts. */
  close: () => Promise<void>
}

export type BackupOptions = {
  config: Pick<Config, 'databaseUrl' | 'backups' | 'backupDir' | 's3' | 'dataDir'>
  db: Database
  storage: PictureStorage
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Default: the one of the settings. */
  store?: BackupStore
}

export async function createBackups({ config, db, storage, clock, log, ...options }: BackupOptions): Promise<Backups> {
  const store = options.store ?? (await createBackupStore(config))
  const lock = createBackupLock(db, config.databaseUrl)
  const aborting = new AbortController()
  const { signal } = aborting
  const pending = new Set<Promise<unknown>>()

  async function write(source: Database, kind: BackupKind): Promise<Date> {
    const time = clock.now()
    const file = toBackupName(time, kind)
    const stats = await store.save(file, (path) => writeBackup({ db: source, storage, clock }, path, { signal }))
    await deleteFailure(db)
    log.info({ file, ...stats, missing: stats.missing.length }, 'backup written')
    for (const name of listExpiredBackups(await store.list(), kind, config.backups.keep)) await store.remove(name)
    return time
  }

  async function reportFailure(error: unknown): Promise<void> {
    if (signal.aborted) return
    log.error({ err: error }, 'backup failed')
    await saveFailure(db, error, clock.now()).catch((err: unknown) =>
      log.error({ err }, 'failure of the backup not stored'),
    )
  }

  const start: Backups['start'] = async (kind, isNeeded = async () => true) => {
    if (signal.aborted) return null
    const begun = Promise.withResolvers<boolean>()
    const run = async () => {
      let time: Date | null = null
      try {
        await lock.run(async (source) => {
          if (!(await isNeeded())) return
          begun.resolve(true)
          time = await write(source, kind)
        })
      } catch (error) {
        await reportFailure(error)
        begun.reject(error)
      } finally {
        // The lock is taken, or no backup is needed. Without effect if it has begun.
        begun.resolve(false)
      }
      return time
    }
    const done = run()
    pending.add(done)
    void done.then(() => pending.delete(done))
    return (await begun.promise) ? { done } : null
  }

  return {
    store,
    start,
    isRunning: lock.isTaken,
    reportFailure,
    close: async () => {
      aborting.abort()
      await Promise.all(pending)
    },
  }
}
