import { type Config, InvalidConfigError } from './config.ts'
import { LockedError } from './db/folder-lock.ts'
import { StartupError } from './lib/startup-error.ts'

/** PGlite throws errors of Emscripten's file system, which have an error number of WASI instead of a code. */
const WASI_ENOSPC = 51
/** The lock of the data folder is an SQLite file. */
const SQLITE_FULL = 13
/** The SQLSTATE of both databases. */
const DISK_FULL = '53100'

type SystemError = Error & { code?: string; syscall?: string }

/** Explains a folder or port that is not available: which setting to check, and what to do. */
function explainSystemError({ code = '', syscall }: SystemError, config: Config): string | null {
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') {
      return `PORT ${config.port} is already in use on ${config.host}. Stop the other program or choose another PORT.`
    }
    if (code === 'EACCES') return `PORT ${config.port} needs more privileges. Choose a PORT from 1024 on.`
    return `HOST ${config.host} is not an address of this machine (${code}).`
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code) && syscall !== 'connect') {
    return `DATA_DIR ${config.dataDir} cannot be written to (${code}). Make it writable or choose another DATA_DIR.`
  }
  return null
}

/** The error and its causes, outermost first. Not all of them are an `Error`. */
function listCauses(error: unknown): { code?: unknown; errno?: unknown; errcode?: unknown }[] {
  if (typeof error !== 'object' || error === null) return []
  return [error, ...listCauses('cause' in error ? error.cause : null)]
}

/** Explains a full disk, of the data folder or of the PostgreSQL server. */
function explainFullDisk(error: unknown, { databaseUrl, dataDir }: Config): string | null {
  const causes = listCauses(error)
  if (databaseUrl !== null && causes.some(({ code }) => code === DISK_FULL)) {
    return 'DATABASE_URL: the disk of the database is full. Free some space on it.'
  }
  const isFull = causes.some(
    ({ code, errno, errcode }) =>
      code === 'ENOSPC' || code === DISK_FULL || errno === WASI_ENOSPC || errcode === SQLITE_FULL,
  )
  return isFull ? `DATA_DIR ${dataDir} is on a full disk. Free some space or choose another DATA_DIR.` : null
}

/**
 * The lines that explain why the server does not start.
 *
 * @param config undefined if the settings themselves are invalid
 * @returns null for an unexpected error, which the caller prints with its stack
 */
export function explainStartupError(error: unknown, config: Config | undefined): string[] | null {
  if (error instanceof InvalidConfigError) return error.problems
  const fullDisk = config ? explainFullDisk(error, config) : null
  if (fullDisk !== null) return [fullDisk]
  if (error instanceof StartupError) return [error.message]
  if (!config) return null
  if (!(error instanceof Error)) return null
  if (error instanceof LockedError) {
    return [
      `DATA_DIR ${config.dataDir} is in use by another Whirligig server. Stop that server or choose another DATA_DIR.`,
    ]
  }
  const line = explainSystemError(error, config)
  return line === null ? null : [line]
}
