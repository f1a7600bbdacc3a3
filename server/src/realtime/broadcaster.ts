import type { ServerEvents } from '@whirligig/contract'
import { newId } from '../db/id.ts'
import type { Redis } from '../lib/redis.ts'
import type { Broadcast, SocketServer } from './socket-types.ts'

/** Sends events to the sockets of all server processes. */
export type Broadcaster = {
  /** @param except rooms whose sockets do not receive the event */
  broadcast: <Event extends keyof ServerEvents>(
    rooms: string | string[],
    event: Event,
    payload: Parameters<ServerEvents[Event]>[0],
    except?: string | string[],
  ) => void
  /** Delivers broadcasts of other processes that arrive through Redis. */
  receive: (text: string) => void
  /** Resolves when Redis has got all broadcasts so far. */
  settled: () => Promise<unknown>
}

/** Bytes per notification. With the adapter's own data it stays below PostgreSQL's limit of 8,000. */
const MAX_NOTIFICATION_BYTES = 7000

/** Groups broadcasts into notifications. One that is larger than a notification is alone; the adapter stores it in its table. */
function groupByNotification(broadcasts: Broadcast[]): Broadcast[][] {
  const groups: Broadcast[][] = []
  let bytesLeft = 0
  for (const broadcast of broadcasts) {
    const bytes = Buffer.byteLength(JSON.stringify(broadcast)) + 1
    if (bytes > bytesLeft) {
      groups.push([])
      bytesLeft = MAX_NOTIFICATION_BYTES
    }
    groups.at(-1)?.push(broadcast)
    bytesLeft -= bytes
  }
  return groups
}

/**
 * Sockets of this process receive an event at once. For the other processes, the events of one turn of the event loop
 * share notifications: a batch of messages needs one or two instead of one per message.
 *
 * @param singleProcess whether no other process can use the database
 * @param redis replaces the notifications, which take over while Redis does not respond
 */
export function createBroadcaster(io: SocketServer, singleProcess: boolean, redis: Redis | null): Broadcaster {
  const processId = newId()
  let lastPublish: Promise<unknown> = Promise.resolve()
  let pending: Broadcast[] = []

  const emitLocally = (broadcasts: Broadcast[]) => {
    for (const { rooms, event, payload, except } of broadcasts) {
      const target = io.local.to(rooms)
      const recipients = except ? target.except(except) : target
      recipients.emit(event, payload as never) // `broadcast` checks that the payload fits the event
    }
  }
  io.on('broadcasts', emitLocally)

  const sendPending = () => {
    const broadcasts = pending
    pending = []
    const notify = () => {
      for (const group of groupByNotification(broadcasts)) io.serverSideEmit('broadcasts', group)
    }
    if (!redis) return notify()
    const published = redis.publish(JSON.stringify({ processId, broadcasts })).catch(notify)
    lastPublish = Promise.all([lastPublish, published]).then(() => {})
  }

  return {
    broadcast: (rooms, event, payload, except) => {
      const broadcast: Broadcast = {
        rooms: typeof rooms === 'string' ? [rooms] : rooms,
        event,
        payload,
        ...(except && { except }),
      }
      emitLocally([broadcast])
      if (singleProcess) return
      if (pending.length === 0) setImmediate(sendPending)
      pending.push(broadcast)
    },
    receive: (text) => {
      const message: { processId: string; broadcasts: Broadcast[] } = JSON.parse(text)
      if (message.processId !== processId) emitLocally(message.broadcasts)
    },
    settled: () => lastPublish,
  }
}
