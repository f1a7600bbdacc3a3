import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The permissions of other users of the machine. */
const OTHERS = 0o077
const STICKY = 0o1000
/** What the server keeps in `DATA_DIR`. Other files there are not its own. */
const ENTRIES = ['db', 'db.lock', 'images', 'outbox']

/** The umask of the server and its commands: only their own user can read and write the files that they create. */
export const PRIVATE_UMASK = OTHERS

const isOpenToOthers = ({ mode }: { mode: number }): boolean => (mode & OTHERS) !== 0

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS)
  } catch (error) {
    // Only the owner may do this. A mounted volume may belong to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}

/** Removes other users' permissions from a file, or from a folder and all that it contains. */
export function restrictAll(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isSymbolicLink()) return
  // The folder comes last: if this is interrupted, the next start continues.
  if (stats.isDirectory()) for (const name of readdirSync(path)) restrictAll(join(path, name))
  if (isOpenToOthers(stats)) restrict(path, stats.mode)
}

/**
 * Creates `DATA_DIR`, or restricts an existing one to the server's user: folders to 0700 and files to 0600. It contains
 * addresses, password hashes and links that sign users in.
 *
 * @throws the error of the file system if the folder cannot be created
 */
export function openDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const stats = lstatSync(dataDir)
  // A sticky folder, such as /tmp, is shared on purpose.
  if (isOpenToOthers(stats) && (stats.mode & STICKY) === 0) restrict(dataDir, stats.mode)
  for (const path of ENTRIES.map((name) => join(dataDir, name))) {
    const entry = lstatSync(path, { throwIfNoEntry: false })
    // A restricted folder is not searched again: it may contain very many pictures.
    if (entry && isOpenToOthers(entry)) restrictAll(path)
  }
}
