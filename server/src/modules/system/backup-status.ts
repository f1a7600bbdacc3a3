import type { BackupStatus } from '@whirligig/contract'
import pTimeout from 'p-timeout'
import { findFailure } from '../../backup/backup-failure.ts'
import { findNewest } from '../../backup/backup-names.ts'
import type { BackupStore } from '../../backup/backup-store.ts'
import type { Deps } from '../../deps.ts'
import { SECOND } from '../../lib/clock.ts'

/** A bucket that does not respond must not delay the page. */
const STORE_TIMEOUT_MS = 3 * SECOND

async function getNewest(store: BackupStore): Promise<BackupStatus['newest']> {
  const newest = findNewest(await store.list())
  return newest && { time: newest.time.toISOString(), bytes: await store.getSize(newest.name) }
}

type Place = Pick<BackupStatus, 'isReachable' | 'newest'>

async function checkPlace(store: BackupStore): Promise<Place> {
  try {
    const newest = await pTimeout(getNewest(store), { milliseconds: STORE_TIMEOUT_MS })
    return { isReachable: true, newest }
  } catch {
    return { isReachable: false, newest: null }
  }
}

/** Returns the newest backup, whether one is being written, and why a later one has failed. */
export async function getBackupStatus({ db, config, backups }: Deps): Promise<BackupStatus> {
  // First, so that a backup that ends meanwhile is the newest one, or has failed.
  const isRunning = await backups.isRunning()
  const [place, failure] = await Promise.all([checkPlace(backups.store), findFailure(db)])
  return {
    ...place,
    everyMs: config.backups.everyMs,
    isRunning,
    failed: failure && { time: failure.failedAt.toISOString(), reason: failure.reason },
  }
}
