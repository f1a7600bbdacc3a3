import { createClient } from '@redis/client'
import pTimeout from 'p-timeout'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { SECOND } from './clock.ts'
import { StartupError } from './startup-error.ts'

export type RedisSubscriber = {
  onText: (text: string) => void
  /** Called after a reconnect, because messages of the meantime are lost. */
  onGap: () => void
  /** Called once when a connection is lost. */
  onLost: (error: unknown) => void
}

/** What server processes share through Redis: messages and the counts of rate limits. */
export type Redis = {
  /** Sends a text to every process, this one included. Rejects if Redis does not confirm it in time. */
  publish: (text: string) => Promise<unknown>
  subscribe: (subscriber: RedisSubscriber) => Promise<void>
  /** Rejects at once while the connection is lost. */
  limiter: RateLimiterRedis
  close: () => Promise<void>
}

/** The channel of a shop. Channels do not depend on the number of the Redis database, so each shop needs its own Redis. */
const CHANNEL = 'whirligig:broadcasts'
/** Precedes the keys of rate limits. */
const LIMIT_PREFIX = 'whirligig:limit'
/** The library requires a limit. Each call passes its own window, and its result is compared with the limit elsewhere. */
const NO_LIMIT = { points: 0, duration: 1 }
const CONNECT_TIMEOUT_MS = 3 * SECOND
const PUBLISH_TIMEOUT_MS = 2 * SECOND
const RECONNECT_DELAY_MS = SECOND
/** A connection that does not respond to pings for `SILENCE_TIMEOUT_MS` counts as lost. */
const PING_INTERVAL_MS = 2 * SECOND
const SILENCE_TIMEOUT_MS = 6 * SECOND

/**
 * Connects to Redis, with one connection for sending and one for receiving. Lost connections are restored.
 *
 * @throws StartupError if the first connection fails
 */
export async function openRedis(url: string): Promise<Redis> {
  let opened = false
  let subscriber: RedisSubscriber | undefined
  const sender = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      reconnectStrategy: () => (opened ? RECONNECT_DELAY_MS : false),
    },
  })
  const receiver = sender.duplicate()
  const clients = [sender, receiver]
  for (const client of clients) {
    let connected = false
    client.on('ready', () => {
      connected = true
    })
    client.on('error', (error) => {
      if (connected) subscriber?.onLost(error)
      connected = false
    })
  }
  const close = async () => {
    for (const client of clients) if (client.isOpen) client.destroy()
  }
  try {
    await Promise.all(clients.map((client) => client.connect()))
  } catch (error) {
    await close()
    // The message of the client contains no password, but the URL does.
    const reason = error instanceof Error ? error.message : error
    throw new StartupError(`REDIS_URL: Redis cannot be used at ${new URL(url).host} (${reason}).`, { cause: error })
  }
  opened = true
  return {
    publish: (text) => pTimeout(sender.publish(CHANNEL, text), { milliseconds: PUBLISH_TIMEOUT_MS }),
    subscribe: async (given) => {
      subscriber = given
      await receiver.subscribe(CHANNEL, given.onText)
      receiver.on('ready', given.onGap)
    },
    limiter: new RateLimiterRedis({ storeClient: sender, useRedisPackage: true, keyPrefix: LIMIT_PREFIX, ...NO_LIMIT }),
    close,
  }
}
