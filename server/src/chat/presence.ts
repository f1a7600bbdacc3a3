import type { ChatUser } from '@whirligig/contract'
import { newId } from '../db/id.ts'
import type { Deps } from '../deps.ts'
import { inBatches } from '../sockets/in-batches.ts'
import { BEAT } from './live-sockets.ts'
import { beatProcess, enterProcess, forgetDead, leaveProcess, type OpenSocket, writeSockets } from './presence-rows.ts'

export type Presence = {
  /** Settles when it is written down that the user is there. */
  opened: (socket: OpenSocket) => Promise<void>
  closed: (socket: OpenSocket) => Promise<void>
  /** How many sockets of a user are open at this process. */
  tabsOf: (userId: string) => number
  /** Says that this process lives, and looks for those that do not. It does so by itself every `BEAT`. */
  beat: () => Promise<void>
  /** Waits for what is being written, and takes this process out. */
  close: () => Promise<void>
}

type Options = Pick<Deps, 'db' | 'clock'> & {
  /** No other process can be using the database. */
  alone: boolean
  /** A user has closed the last tab, wherever it was. Told once, by one process. */
  onGone: (user: ChatUser) => void
  /** This process had been taken for dead, or could not write: its sockets have to connect anew. */
  onBack: () => void
  onError: (error: unknown) => void
}

/** Who is there, over all tabs and processes. Writes nothing before the first socket. */
export function createPresence({ db, clock, alone, onGone, onBack, onError }: Options): Presence {
  const processId = newId()
  const tabs = new Map<string, OpenSocket>()
  const written = new Set<string>()
  const perUser = new Map<string, number>()
  /** Whether what is written down may be another than what is. */
  let wrong = false
  let entered: Promise<void> | undefined
  let beating: NodeJS.Timeout | undefined
  let lastBeat = Promise.resolve()

  const count = (userId: string, change: 1 | -1) => {
    const n = (perUser.get(userId) ?? 0) + change
    if (n > 0) perUser.set(userId, n)
    else perUser.delete(userId)
  }

  const gone = (users: ChatUser[]) => {
    for (const user of users) onGone(user)
  }

  async function enter(): Promise<void> {
    await enterProcess(db, processId, clock.now(), alone)
    beating = setInterval(beat, BEAT)
    beating.unref()
  }

  const write = inBatches<OpenSocket & { open: boolean }, true>(async (changes) => {
    entered ??= enter()
    try {
      await entered
    } catch (error) {
      entered = undefined
      throw error
    }
    // Who opened and closed one before it was written down was never there, and is not gone either.
    const opened = changes.filter(({ open, socketId }) => open && tabs.has(socketId))
    const closed = changes.filter(({ open, socketId }) => !open && written.delete(socketId))
    try {
      gone(await writeSockets(db, processId, opened, closed, clock.now()))
    } catch (error) {
      wrong = true
      throw error
    }
    for (const { socketId } of opened) written.add(socketId)
    return changes.map(() => true)
  })

  async function tellOfThisProcess(): Promise<void> {
    try {
      const now = clock.now()
      if (wrong) gone(await leaveProcess(db, processId, now))
      wrong = false
      if (await beatProcess(db, processId, now)) {
        await enterProcess(db, processId, now, alone)
        written.clear()
        onBack()
      }
      gone(await forgetDead(db, now))
    } catch (error) {
      onError(error)
    }
  }

  const beat = () => {
    lastBeat = tellOfThisProcess()
    return lastBeat
  }

  const record = (socket: OpenSocket, open: boolean) => write({ ...socket, open }).then(() => {})

  return {
    opened: (socket) => {
      tabs.set(socket.socketId, socket)
      count(socket.userId, 1)
      return record(socket, true)
    },
    closed: async (socket) => {
      if (!tabs.delete(socket.socketId)) return
      count(socket.userId, -1)
      await record(socket, false)
    },
    tabsOf: (userId) => perUser.get(userId) ?? 0,
    beat,
    close: async () => {
      await write.idle()
      // Not before: the first write starts it. A beat after the process is out would bring it back in.
      clearInterval(beating)
      await lastBeat
      if (entered) gone(await leaveProcess(db, processId, clock.now()))
    },
  }
}
