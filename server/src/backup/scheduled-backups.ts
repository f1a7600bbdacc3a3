import { addMs, type Clock, MINUTE } from '../lib/clock.ts'
import { findNewest, isBackupDue } from './backup-names.ts'
import type { Backups } from './create-backups.ts'

const CHECK_INTERVAL_MS = MINUTE

/** After a failure, for example a full disk. */
const RETRY_DELAY_MS = 15 * MINUTE

export type ScheduledBackups = {
  /** Writes a backup if one is due. Never rejects. Runs every minute. */
  check: () => Promise<void>
  /** Ends the schedule, but not the backup that is being written. */
  close: () => void
}

type Options = {
  backups: Backups
  clock: Clock
  everyMs: number
  /** Called with the time of the newest backup, for metrics. */
  onNewest?: ((newest: Date | null) => void) | undefined
}

/** Writes a backup at an interval, counted from the newest scheduled one in the store. */
export function scheduleBackups({ backups, clock, everyMs, onNewest = () => {} }: Options): ScheduledBackups {
  let running: Promise<void> | undefined
  let retryAt = new Date(0)

  async function isDue(): Promise<boolean> {
    const names = await backups.store.list()
    onNewest(findNewest(names)?.time ?? null)
    return isBackupDue(names, everyMs, clock.now())
  }

  /** @returns false after a failure */
  async function writeIfDue(): Promise<boolean> {
    try {
      if (!(await isDue())) return true
    } catch (error) {
      await backups.reportFailure(error)
      return false
    }
    // Another server may have written one since, so the answer is asked for again.
    const backup = await backups.start('scheduled', isDue).catch(() => ({ done: Promise.resolve(null) }))
    if (!backup) return true
    const time = await backup.done
    if (time) onNewest(time)
    return time !== null
  }

  async function run(): Promise<void> {
    if (clock.now() < retryAt) return
    if (!(await writeIfDue())) retryAt = addMs(clock.now(), RETRY_DELAY_MS)
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
    close: () => clearInterval(timer),
  }
}
