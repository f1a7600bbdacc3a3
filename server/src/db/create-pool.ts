import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { type Statement, statementChannel } from './statement-channel.ts'

type PoolLimits = {
  /** Milliseconds that a statement may take, and milliseconds that it may wait for a connection. Undefined: no limit. */
  responseTimeoutMs?: number | undefined
}

/**
 * Gives up a connection after two failures:
 *
 * - A statement gets no response in time. It is still running, so a `rollback` would wait behind it, and the pool would reuse
 *   the connection in the middle of a transaction.
 * - A `begin` fails. Drizzle releases a connection at the end of the transaction, but not in this case, so the pool would wait
 *   for it forever.
 */
function dropAfterFailures(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown // the wrapper passes on any overload's arguments
  const wrapper = (...args: unknown[]) => {
    const result = query(...args)
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isReadTimeout(error)) client.end()
        if (isBegin(args[0])) client.release(true)
      })
    }
    return result
  }
  client.query = wrapper as typeof client.query // returns what `query` returns
}

/** Whether a statement got no response within `query_timeout`. The driver's error has no code. */
const isReadTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/** Whether a statement of Drizzle starts a transaction. */
const isBegin = (statement: unknown) =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  /^begin\b/.test(statement.text)

/** @returns null for a statement that does not run at once, such as a cursor */
function toStatement(statement: unknown): Statement | null {
  if (typeof statement === 'string') return { name: undefined, text: statement }
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null
  if (!('text' in statement) || typeof statement.text !== 'string') return null
  const name = 'name' in statement && typeof statement.name === 'string' ? statement.name : undefined
  return { name, text: statement.text }
}

/** Reports the statements of a connection to `statementChannel`. */
function reportStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown // passes on any overload's arguments
  const wrapper = (...args: unknown[]) => {
    const statement = toStatement(args[0])
    if (!statement || !statementChannel.hasSubscribers) return query(...args)
    return typeof args.at(-1) === 'function'
      ? statementChannel.traceCallback(query, -1, statement, undefined, ...args)
      : statementChannel.tracePromise(query as () => Promise<unknown>, statement, undefined, ...(args as [])) // without a callback, `query` returns a promise
  }
  client.query = wrapper as typeof client.query // returns what `query` returns
}

/** A pool whose callbacks run in the async context of the caller, and not of the request that releases the connection. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    super.connect(AsyncLocalStorage.bind(callback))
  }
}

/** Creates a connection pool that replaces broken connections. */
export function createPool(url: string, { responseTimeoutMs }: PoolLimits): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: responseTimeoutMs ?? 10_000,
    ...(responseTimeoutMs === undefined
      ? { statement_timeout: 30_000 }
      : // The server normally cancels a slow statement first, which keeps the connection usable.
        { query_timeout: responseTimeoutMs, statement_timeout: responseTimeoutMs - 500 }),
  })
  // Without listeners, the error events of idle and of busy connections that break would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    reportStatements(client)
    dropAfterFailures(client)
  })
  return pool
}
