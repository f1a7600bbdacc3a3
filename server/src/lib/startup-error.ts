import { type Config, InvalidConfigError } from '../config.ts'
import { LockedError } from '../db/folder-lock.ts'

/** Why a server cannot start, or a command not do what it was asked for, in a line for whoever started it. */
export class StartupError extends Error {}

type SystemError = Error & { code?: string; syscall?: string }

/** Folders and ports that the system does not give: the setting to look at, and what to do about it. */
function explainSystemError({ code = '', syscall }: SystemError, config: Config): string | null {
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') {
      return `PORT ${config.port} is already in use on ${config.host}. Stop what runs there, or choose another PORT.`
    }
    if (code === 'EACCES') return `PORT ${config.port} may not be opened by this user. Choose one from 1024 on.`
    return `HOST ${config.host} is not an address of this machine (${code}).`
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code) && syscall !== 'connect') {
    return `DATA_DIR ${config.dataDir} cannot be written to (${code}). Make it writable, or choose another DATA_DIR.`
  }
  return null
}

/**
 * The lines that explain why the server does not start.
 *
 * @param config what was read of the settings; undefined when they are the problem
 * @returns null for what nobody expected: that deserves its stack
 */
export function explainStartupError(error: unknown, config: Config | undefined): string[] | null {
  if (error instanceof InvalidConfigError) return error.problems
  if (error instanceof StartupError) return [error.message]
  if (!(error instanceof Error) || !config) return null
  if (error instanceof LockedError) {
    return [
      `DATA_DIR ${config.dataDir} is in use by another Whirligig server. Stop that one, or give this one another DATA_DIR.`,
    ]
  }
  const line = explainSystemError(error, config)
  return line === null ? null : [line]
}
