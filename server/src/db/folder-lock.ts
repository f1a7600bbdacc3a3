import { DatabaseSync } from 'node:sqlite'

/** Another process has the data folder open. */
export class LockedError extends Error {}

/**
 * Takes the lock of a data folder: the embedded database cannot protect itself, and two servers on one folder would
 * overwrite each other without an error. An SQLite file opened exclusively is a lock that the system releases however
 * the process ends, kill -9 included; a file with a process id in it would stay behind.
 *
 * @param path the lock file; made when missing.
 * @returns lets go of the lock.
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
