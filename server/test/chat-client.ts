import { once } from 'node:events'
import type { ServerEvents } from '@whirligig/contract'
import { io, type Socket } from 'socket.io-client'
import type { AnyJson } from './any-json.ts'

/** A tab in a test: what it was told so far, and ways to ask and to wait. */
export type ChatClient = {
  socket: Socket
  /** Everything that arrived, in order. */
  received: [event: string, value: AnyJson][]
  /** The values of one event so far. */
  getAll: (event: keyof ServerEvents) => AnyJson[]
  /** Says something and waits for its acknowledgement. */
  emitWithAck: (event: string, ...args: unknown[]) => Promise<AnyJson>
  /** Waits until an event comes, has come already, with a value that fits. */
  waitFor: (event: keyof ServerEvents, fits?: (value: AnyJson) => boolean) => Promise<AnyJson>
  /** Waits until everything that was on its way to this tab has arrived. */
  flush: () => Promise<void>
  /** Waits for the end of the connection; answers why it ended. */
  waitForDisconnect: () => Promise<string>
  close: () => void
}

type Options = { token?: string; transports?: string[]; auth?: object; headers?: Record<string, string> }

/** Opens the shop in one more tab. @throws what `connect_error` says */
export async function connectChatClient(url: string, options: Options = {}): Promise<ChatClient> {
  const socket = io(url, {
    auth: options.auth ?? { token: options.token },
    transports: options.transports ?? ['websocket'],
    extraHeaders: options.headers,
    forceNew: true,
    reconnection: false,
  })
  const heard: ChatClient['received'] = []
  const waiting = new Set<() => void>()
  let reason: string | undefined
  socket.onAny((event, value) => {
    heard.push([event, value])
    for (const look of waiting) look()
  })
  socket.on('disconnect', (why) => {
    reason = why
  })
  const all: ChatClient['getAll'] = (event) => heard.flatMap(([name, value]) => (name === event ? [value] : []))
  const ask: ChatClient['emitWithAck'] = (event, ...args) => socket.timeout(20_000).emitWithAck(event, ...args)

  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.close()
      reject(error)
    })
  })
  return {
    socket,
    received: heard,
    getAll: all,
    emitWithAck: ask,
    waitFor: (event, fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = all(event).find(fits)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    flush: async () => void (await ask('getUnread')),
    waitForDisconnect: async () => reason ?? ((await once(socket as never, 'disconnect')) as [string])[0], // an emitter, if not Node's own
    close: () => socket.close(),
  }
}
