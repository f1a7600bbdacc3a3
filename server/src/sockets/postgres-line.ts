import pg from 'pg'
import { acquireShopLock } from '../db/shop-lock.ts'

/** What Socket.IO's adapter uses of a pool. */
type LinePool = {
  connect: () => Promise<pg.Client & { release: () => void }>
  query: (text: string, values?: unknown[]) => Promise<unknown>
}

export type PostgresLine = {
  pool: LinePool
  /** Settles when the connection is there, or could not be made. */
  connected: () => Promise<unknown>
  /** Waits for what is being sent, then hangs up. */
  close: () => Promise<void>
}

/**
 * The connection over which server processes tell each other things. The adapter wants a pool; it gets one connection of
 * its own: it would keep one of the app's for good, would die of a connection that breaks (nobody listens to its errors),
 * and what goes over several connections arrives in any order. It is there as long as the shop is, and tells a restore so.
 *
 * @param onGap called when the line is back after it was broken: what was said meanwhile is lost
 */
export function postgresLine(options: pg.PoolConfig, onGap: () => void): PostgresLine {
  let client: pg.Client | undefined
  let connecting: Promise<unknown> = Promise.resolve()
  let connections = 0
  /** Settles when everything that was sent so far is through: one statement at a time, in the order of asking. */
  let sent: Promise<unknown> = Promise.resolve()

  async function connect() {
    // Each notification is a transaction, which none needs to wait for on the disk.
    const fresh = new pg.Client({ ...options, keepAlive: true, options: '-c synchronous_commit=off' })
    // The end, which follows, is what is acted on: the adapter connects again.
    fresh.on('error', () => {})
    fresh.on('end', () => {
      if (client === fresh) client = undefined
    })
    await fresh.connect()
    await acquireShopLock(fresh).catch(async (error: unknown) => {
      await fresh.end()
      throw error
    })
    client = fresh
    connections += 1
    if (connections > 1) onGap()
    // Hanging up is done below, after the last word.
    return Object.assign(fresh, { release: () => {} })
  }

  return {
    pool: {
      connect: () => {
        const connection = connect()
        connecting = connection.catch(() => {})
        return connection
      },
      query: (text, values) => {
        const answer = sent.then(async () => {
          await connecting
          if (!client) throw new Error('The line to the other server processes is broken.')
          return client.query(text, values)
        })
        sent = answer.catch(() => {})
        return answer
      },
    },
    connected: () => connecting,
    close: async () => {
      await connecting
      await sent
      await client?.end()
    },
  }
}
