import { CHAT_TEXT, type ClientEventName, type ClientEvents } from '@whirligig/contract'
import { createEventEmitter, type Subscribe } from './event-emitter.ts'
import type { Socket, SocketFactory } from './socket.ts'

/** The delay before a new attempt when the server rejected the socket for a temporary reason. It doubles each time. */
const RECONNECT = { initialMs: 2000, maxMs: 30_000 }

/** `off`: there is no session or the server ended it. `connecting`: also while a lost connection is restored. */
export type ConnectionState = 'off' | 'connecting' | 'open'

type Payload<Name extends ClientEventName> = Exclude<Parameters<ClientEvents[Name]>[0], (...args: never[]) => unknown>

/** The connection of one session to the server. */
export type Connection = {
  readonly state: ConnectionState
  /** Creates the socket. Does nothing if there is one, or without a token. */
  open: () => void
  close: () => void
  /** Calls the listener after each change of the state. Returns an unsubscribe function. */
  subscribe: (listener: (state: ConnectionState) => void) => () => void
  /** Calls the listener for each valid event of this name. Returns an unsubscribe function. */
  on: Subscribe
  /**
   * Sends an event if the connection is open; otherwise drops it.
   * @param acknowledge receives the server's acknowledgement, not validated
   * @returns whether the event was sent
   */
  emit: <Name extends ClientEventName>(
    event: Name,
    payload?: Payload<Name>,
    acknowledge?: (response: unknown) => void,
  ) => boolean
}

/** Creates a connection that is not open yet. Without a token it stays `off`. */
export function createConnection(token: string | null, createSocket: SocketFactory): Connection {
  const listeners = new Set<(state: ConnectionState) => void>()
  const events = createEventEmitter()
  let state: ConnectionState = token === null ? 'off' : 'connecting'
  let socket: Socket | undefined
  /** Detaches the current socket, also one that is still being created. */
  let detach: (() => void) | undefined

  function setState(next: ConnectionState): void {
    if (next === state) return
    state = next
    for (const listener of [...listeners]) listener(state)
  }

  function attach(created: Socket): () => void {
    socket = created
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAttached = true
    created.on('connect', () => {
      failures = 0
      if (isAttached) setState('open')
    })
    // A socket that the server disconnected is not active: it does not reconnect by itself.
    created.on('disconnect', () => isAttached && setState(created.active ? 'connecting' : 'off'))
    created.on('connect_error', (reason) => {
      if (!isAttached) return
      if (reason instanceof Error && reason.message === CHAT_TEXT.unauthorized) return setState('off')
      setState('connecting')
      if (created.active) return
      // The server rejected the socket for another reason, such as a database that is still starting.
      clearTimeout(timer)
      timer = setTimeout(() => created.connect(), Math.min(RECONNECT.initialMs * 2 ** failures, RECONNECT.maxMs))
      failures += 1
    })
    created.onAny((event, payload) => isAttached && events.dispatch(event, payload))
    return () => {
      isAttached = false
      clearTimeout(timer)
      socket = undefined
      created.close()
    }
  }

  return {
    get state() {
      return state
    },
    open() {
      if (token === null || detach) return
      let isCancelled = false
      detach = () => {
        isCancelled = true
      }
      setState('connecting')
      createSocket(token).then(
        (created) => {
          if (isCancelled) created.close()
          else detach = attach(created)
        },
        () => isCancelled || setState('off'), // the code of socket.io could not be loaded
      )
    },
    close() {
      detach?.()
      detach = undefined
      setState('off')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    on: events.on,
    emit(event, payload, acknowledge) {
      if (state !== 'open') return false
      socket?.emit(event, ...(payload === undefined ? [] : [payload]), ...(acknowledge ? [acknowledge] : []))
      return true
    },
  }
}
