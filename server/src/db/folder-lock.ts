import { DatabaseSync } from 'node:sqlite'

/** Another process has locked the data folder. */
export class LockedError extends Error {}

/**
 * Locks a data folder. The embedded database has no lock of its own: two servers on one folder would overwrite each
 * other's data without an error. The lock is an SQLite file in exclusive mode, because the operating system releases it
 * however the process ends, even by SIGKILL. A file with a process id would be left behind.
 *
 * @param path of the lock file, which is created if it does not exist
 * @returns a function that releases the lock
 * @throws LockedError
 */
export function acquireFolderLock(path: string): () => void {
  const file = new DatabaseSync(path)
  try {
    file.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new LockedError(path, { cause: error })
    throw error
  }
  return () => {
    if (file.isOpen) file.close()
  }
}
