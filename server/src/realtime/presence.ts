import type { SQL } from 'drizzle-orm'
import { newId } from '../db/id.ts'
import type { Deps } from '../deps.ts'
import { createBatchQueue } from '../lib/batch-queue.ts'
import { HEARTBEAT_INTERVAL_MS, isOnline, selectOnlineUserIds } from './online-sql.ts'
import {
  type OpenSocket,
  reapDeadProcesses,
  registerProcess,
  saveHeartbeat,
  saveSockets,
  unregisterProcess,
} from './presence-rows.ts'

/** Tracks which users have a socket open, over all tabs and server processes. */
export type Presence = {
  /** Resolves when all processes see the user as online. */
  register: (socket: OpenSocket) => Promise<void>
  unregister: (socket: OpenSocket) => Promise<void>
  /** The number of sockets that a user has open at this process. */
  countSockets: (userId: string) => number
  /** Whether a user is online, as part of a query. @param userId a column or value of type uuid */
  isOnline: (userId: SQL) => SQL<boolean>
  /** A subquery for the ids of all online users. */
  selectOnlineUserIds: () => SQL
  /** Sets the listener for users who have closed their last socket. One process reports each user, once. */
  onOffline: (listener: (userIds: string[]) => Promise<void>) => void
  /** Saves a heartbeat and reaps dead processes. Runs every `HEARTBEAT_INTERVAL_MS`. */
  heartbeat: () => Promise<void>
  /** Waits for pending changes and unregisters this process. If that fails, another process reaps it later. Never rejects. */
  close: () => Promise<void>
}

type Options = Pick<Deps, 'db' | 'clock'> & {
  /** No other process can use the database. */
  singleProcess: boolean
  /** Called when the rows of this process were lost. Its sockets must reconnect to be registered again. */
  onReconnect: () => void
  onError: (error: unknown) => void
}

/** Keeps presence in two tables. Writes nothing before the first socket. */
export function createPresence({ db, clock, singleProcess, onReconnect, onError }: Options): Presence {
  const processId = newId()
  const sockets = new Map<string, OpenSocket>()
  const savedIds = new Set<string>()
  const socketCounts = new Map<string, number>()
  /** A write has failed, so the rows may differ from the open sockets. */
  let dirty = false
  let registered: Promise<void> | undefined
  let heartbeatTimer: NodeJS.Timeout | undefined
  let lastHeartbeat = Promise.resolve()
  let offlineListener: (userIds: string[]) => Promise<void> = async () => {}

  const changeCount = (userId: string, change: 1 | -1) => {
    const count = (socketCounts.get(userId) ?? 0) + change
    if (count > 0) socketCounts.set(userId, count)
    else socketCounts.delete(userId)
  }

  async function notifyOffline(userIds: string[]): Promise<void> {
    if (userIds.length > 0) await offlineListener(userIds).catch(onError)
  }

  async function registerThisProcess(): Promise<void> {
    await registerProcess(db, processId, clock.now(), singleProcess)
    heartbeatTimer = setInterval(heartbeat, HEARTBEAT_INTERVAL_MS)
    heartbeatTimer.unref()
  }

  const changes = createBatchQueue<OpenSocket & { open: boolean }, void>(async (batch) => {
    registered ??= registerThisProcess()
    try {
      await registered
    } catch (error) {
      registered = undefined
      throw error
    }
    // A socket that was closed before it was saved never counted as online.
    const opened = batch.filter(({ open, socketId }) => open && sockets.has(socketId))
    const closed = batch.filter(({ open, socketId }) => !open && savedIds.delete(socketId))
    let offline: string[]
    try {
      offline = await saveSockets(db, processId, opened, closed, clock.now())
    } catch (error) {
      dirty = true
      throw error
    }
    await notifyOffline(offline)
    for (const { socketId } of opened) savedIds.add(socketId)
    return batch.map(() => undefined)
  })

  async function runHeartbeat(): Promise<void> {
    try {
      const now = clock.now()
      if (dirty) await notifyOffline(await unregisterProcess(db, processId, now))
      dirty = false
      if (!(await saveHeartbeat(db, processId, now))) {
        await registerProcess(db, processId, now, singleProcess)
        savedIds.clear()
        onReconnect()
      }
      await notifyOffline(await reapDeadProcesses(db, now))
    } catch (error) {
      onError(error)
    }
  }

  const heartbeat = () => {
    lastHeartbeat = runHeartbeat()
    return lastHeartbeat
  }

  return {
    register: (socket) => {
      sockets.set(socket.socketId, socket)
      changeCount(socket.userId, 1)
      return changes.add({ ...socket, open: true })
    },
    unregister: async (socket) => {
      if (!sockets.delete(socket.socketId)) return
      changeCount(socket.userId, -1)
      await changes.add({ ...socket, open: false })
    },
    countSockets: (userId) => socketCounts.get(userId) ?? 0,
    isOnline: (userId) => isOnline(userId, clock.now()),
    selectOnlineUserIds: () => selectOnlineUserIds(clock.now()),
    onOffline: (listener) => {
      offlineListener = listener
    },
    heartbeat,
    close: async () => {
      await changes.idle()
      // Cleared after the first change, which starts it. A later heartbeat would register the process again.
      clearInterval(heartbeatTimer)
      await lastHeartbeat
      if (!registered) return
      try {
        await notifyOffline(await unregisterProcess(db, processId, clock.now()))
      } catch (error) {
        onError(error)
      }
    },
  }
}
