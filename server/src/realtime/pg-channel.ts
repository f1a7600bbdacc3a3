import pg from 'pg'
import { acquireShopLock } from '../db/shop-lock.ts'

/** The part of `pg.Pool` that Socket.IO's PostgreSQL adapter uses. */
type AdapterPool = {
  connect: () => Promise<pg.Client & { release: () => void }>
  query: (text: string, values?: unknown[]) => Promise<unknown>
}

export type PgChannel = {
  pool: AdapterPool
  /** Resolves when the current connection attempt has succeeded or failed. */
  connected: () => Promise<unknown>
  /** Waits for pending statements, then disconnects. */
  close: () => Promise<void>
}

/**
 * The PostgreSQL connection for messages between server processes. The adapter expects a pool and gets one dedicated
 * connection, for three reasons: it would keep a connection of the app's pool forever, it does not handle the errors of
 * a broken connection, and notifications over several connections arrive in any order. The connection also holds the
 * advisory lock by which a restore detects that the shop is running.
 *
 * @param onGap called after a reconnect, because events of the meantime are lost
 */
export function createPgChannel(options: pg.PoolConfig, onGap: () => void): PgChannel {
  let client: pg.Client | undefined
  let connecting: Promise<unknown> = Promise.resolve()
  let connectionCount = 0
  /** Resolves when all statements so far are done. They run one at a time, in order. */
  let statements: Promise<unknown> = Promise.resolve()

  async function connect() {
    // Each notification is a transaction, and none needs to wait for the disk.
    const newClient = new pg.Client({ ...options, keepAlive: true, options: '-c synchronous_commit=off' })
    // An error is followed by `end`, after which the adapter reconnects.
    newClient.on('error', () => {})
    newClient.on('end', () => {
      if (client === newClient) client = undefined
    })
    await newClient.connect()
    await acquireShopLock(newClient).catch(async (error: unknown) => {
      await newClient.end()
      throw error
    })
    client = newClient
    connectionCount += 1
    if (connectionCount > 1) onGap()
    // `close` disconnects, after the last statement.
    return Object.assign(newClient, { release: () => {} })
  }

  return {
    pool: {
      connect: () => {
        const connection = connect()
        connecting = connection.catch(() => {})
        return connection
      },
      query: (text, values) => {
        const result = statements.then(async () => {
          await connecting
          if (!client) throw new Error('The connection to the other server processes is lost.')
          return client.query(text, values)
        })
        statements = result.catch(() => {})
        return result
      },
    },
    connected: () => connecting,
    close: async () => {
      await connecting
      await statements
      await client?.end()
    },
  }
}
