import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { ADVISORY_LOCK_IDS } from '../db/advisory-lock-ids.ts'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/open.ts'
import type { PictureStorage } from '../images/picture-storage.ts'
import { addMs, type Clock, MINUTE } from '../lib/clock.ts'
import { findNewest, isBackupDue, listExpiredBackups, toBackupName } from './backup-names.ts'
import { type BackupStore, createBackupStore } from './backup-store.ts'
import { writeBackup } from './write-backup.ts'

const CHECK_INTERVAL_MS = MINUTE

/** After a failure, for example a full disk. */
const RETRY_DELAY_MS = 15 * MINUTE

export type ScheduledBackups = {
  /** Writes a backup if one is due. Never rejects. Runs every minute. */
  check: () => Promise<void>
  /** Ends the schedule and aborts the backup that is being written. */
  close: () => Promise<void>
}

type Options = {
  config: Pick<Config, 'databaseUrl' | 'backups' | 'backupDir' | 's3' | 'dataDir'>
  db: Database
  storage: PictureStorage
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Called with the time of the newest backup, for metrics. */
  onNewest?: ((newest: Date | null) => void) | undefined
  /** Called with the time of an attempt that has failed, and with null after one that has succeeded. */
  onFailed?: ((time: Date | null) => void) | undefined
  /** Default: the one of the settings. */
  store?: BackupStore
}

/**
 * Runs `work` unless another server does at the moment. A PostgreSQL gets connections of its own: those of the requests have a
 * time limit. The embedded database has one server.
 */
async function runAlone({ config, db }: Options, work: (db: Database) => Promise<void>): Promise<void> {
  if (config.databaseUrl === null) return work(db)
  const own = await openPostgres(config.databaseUrl, { migrations: 'skip' })
  try {
    await own.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ locked: boolean }>(
        sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCK_IDS.backup}) as locked`,
      )
      if (rows[0]?.locked) await work(own.db)
    })
  } finally {
    await own.close()
  }
}

/** Writes a backup every `config.backups.everyMs`, counted from the newest one in the store, and deletes old ones. */
export function startBackups(options: Options, { everyMs, keep }: NonNullable<Config['backups']>): ScheduledBackups {
  const {
    config,
    storage,
    clock,
    log,
    onNewest = () => {},
    onFailed = () => {},
    store = createBackupStore(config),
  } = options
  const aborting = new AbortController()
  let running: Promise<void> | undefined
  let retryAt = new Date(0)

  const isDue = async () => {
    const names = await store.list()
    onNewest(findNewest(names))
    return isBackupDue(names, everyMs, clock.now())
  }

  async function writeNext(db: Database): Promise<void> {
    // Another server may have written one since.
    if (!(await isDue())) return
    const now = clock.now()
    const file = toBackupName(now)
    const { signal } = aborting
    const stats = await store.save(file, (path) => writeBackup({ db, storage, clock }, path, { signal }))
    onNewest(now)
    onFailed(null)
    log.info({ file, ...stats, missing: stats.missing.length }, 'backup written')
    for (const name of listExpiredBackups(await store.list(), keep)) await store.remove(name)
  }

  async function run(): Promise<void> {
    try {
      if (clock.now() < retryAt || !(await isDue())) return
      await runAlone(options, writeNext)
    } catch (error) {
      if (aborting.signal.aborted) return
      retryAt = addMs(clock.now(), RETRY_DELAY_MS)
      onFailed(clock.now())
      log.error({ err: error }, 'backup failed')
    }
  }

  const check = () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
  const timer = setInterval(check, CHECK_INTERVAL_MS)
  timer.unref()
  return {
    check,
    close: async () => {
      clearInterval(timer)
      aborting.abort()
      await running
    },
  }
}
