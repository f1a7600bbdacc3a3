import { once } from 'node:events'
import type { ServerEvents } from '@whirligig/contract'
import { io, type Socket } from 'socket.io-client'
import type { AnyJson } from './any-json.ts'

/** A connected client that records the events it receives. */
export type ChatClient = {
  socket: Socket
  /** All received events, in order. */
  received: [event: string, value: AnyJson][]
  /** The values of one event that were received so far. */
  getAll: (event: keyof ServerEvents) => AnyJson[]
  /** Emits an event and returns its acknowledgement. */
  emitWithAck: (event: string, ...args: unknown[]) => Promise<AnyJson>
  /** Resolves with the first value of an event that matches, received before or after the call. */
  waitFor: (event: keyof ServerEvents, matches?: (value: AnyJson) => boolean) => Promise<AnyJson>
  /** Resolves when all events that the server has sent so far are received. */
  flush: () => Promise<void>
  /** Resolves with the reason when the connection ends. */
  waitForDisconnect: () => Promise<string>
  close: () => void
}

type Options = { token?: string; transports?: string[]; auth?: object; headers?: Record<string, string> }

/** Connects a client. @throws the error of `connect_error` */
export async function connectChatClient(url: string, options: Options = {}): Promise<ChatClient> {
  const socket = io(url, {
    auth: options.auth ?? { token: options.token },
    transports: options.transports ?? ['websocket'],
    extraHeaders: options.headers,
    forceNew: true,
    reconnection: false,
  })
  const received: ChatClient['received'] = []
  const pendingChecks = new Set<() => void>()
  let disconnectReason: string | undefined
  socket.onAny((event, value) => {
    received.push([event, value])
    for (const check of pendingChecks) check()
  })
  socket.on('disconnect', (reason) => {
    disconnectReason = reason
  })
  const getAll: ChatClient['getAll'] = (event) => received.flatMap(([name, value]) => (name === event ? [value] : []))
  const emitWithAck: ChatClient['emitWithAck'] = (event, ...args) => socket.timeout(20_000).emitWithAck(event, ...args)

  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.close()
      reject(error)
    })
  })
  return {
    socket,
    received,
    getAll,
    emitWithAck,
    waitFor: (event, matches = () => true) =>
      new Promise((resolve) => {
        const check = () => {
          const value = getAll(event).find(matches)
          if (value === undefined) return
          pendingChecks.delete(check)
          resolve(value)
        }
        pendingChecks.add(check)
        check()
      }),
    // The server sends events and acknowledgements in order.
    flush: async () => void (await emitWithAck('getUnread')),
    waitForDisconnect: async () => disconnectReason ?? ((await once(socket as never, 'disconnect')) as [string])[0], // not Node's EventEmitter, but compatible
    close: () => socket.close(),
  }
}
