import type { BackupStatus } from '@whirligig/contract'
import pTimeout from 'p-timeout'
import { findNewest, toBackupName } from '../../backup/backup-names.ts'
import { type BackupStore, createBackupStore } from '../../backup/backup-store.ts'
import type { Deps } from '../../deps.ts'
import { SECOND } from '../../lib/clock.ts'

/** A bucket that does not respond must not delay the page. */
const STORE_TIMEOUT_MS = 3 * SECOND

async function getNewest(store: BackupStore): Promise<BackupStatus['newest']> {
  const newest = findNewest(await store.list())
  return newest && { time: newest.toISOString(), bytes: await store.getSize(toBackupName(newest)) }
}

/** Returns the newest scheduled backup, and when a later one has failed at this server. */
export async function getBackupStatus({ config, lastBackup: { failedAt } }: Deps): Promise<BackupStatus> {
  const everyMs = config.backups?.everyMs ?? null
  const failed = failedAt?.toISOString() ?? null
  try {
    const newest = await pTimeout(getNewest(createBackupStore(config)), { milliseconds: STORE_TIMEOUT_MS })
    // Another server may have written a backup since.
    const isOver = failed !== null && newest !== null && newest.time > failed
    return { everyMs, isReachable: true, newest, failed: isOver ? null : failed }
  } catch {
    return { everyMs, isReachable: false, newest: null, failed }
  }
}
