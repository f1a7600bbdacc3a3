import { getSqlState } from './sql-state.ts'

/** Errors of the network, before or while a statement runs. */
const NETWORK_ERRORS = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH EAI_AGAIN ENOTFOUND'.split(' '),
)

/** Errors of the driver, which have no code. */
const DRIVER_ERROR =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered a connection error) and is not queryable)/

/**
 * SQLSTATEs of a server that shuts down or starts (57P), that has no free connection (53300), that cancels a slow statement
 * (57014), that cannot be reached (08), and of conflicts that remain after `runTransaction` (40).
 */
const SQL_STATE = /^(57P|53300|57014|08|40001|40P01)/

/** Whether an error means that the database does not respond now, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const state = getSqlState(error)
  if (state !== undefined && SQL_STATE.test(state)) return true
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (DRIVER_ERROR.test(cause.message)) return true
    if ('code' in cause && typeof cause.code === 'string' && NETWORK_ERRORS.has(cause.code)) return true
  }
  return false
}
