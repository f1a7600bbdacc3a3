import type { Socket, SocketFactory } from '../src/realtime/socket.ts'

/** A factory of sockets without a server, for tests and stories, and the sockets it has created. */
export function createFakeSockets() {
  const created: FakeSocket[] = []
  const createSocket: SocketFactory = async (token) => {
    const socket = new FakeSocket(token)
    created.push(socket)
    return socket
  }
  return { createSocket, created }
}

/** A socket whose server is the test. */
export class FakeSocket implements Socket {
  active = true
  closed = false
  readonly token: string
  /** The arguments of each `emit`. */
  readonly sent: unknown[][] = []
  /** How often `connect` was called. */
  connectCalls = 0
  #lifecycleListeners = new Map<string, (reason?: unknown) => void>()
  #eventListener: (event: string, payload: unknown) => void = () => {}

  constructor(token: string) {
    this.token = token
  }

  on(event: string, listener: (reason?: unknown) => void): void {
    this.#lifecycleListeners.set(event, listener)
  }
  onAny(listener: (event: string, payload: unknown) => void): void {
    this.#eventListener = listener
  }
  emit(...args: unknown[]): void {
    this.sent.push(args)
  }
  connect(): void {
    this.connectCalls += 1
  }
  close(): void {
    this.closed = true
  }

  /** Triggers a lifecycle event: the connection opens, breaks or is rejected. */
  simulate(event: 'connect' | 'disconnect' | 'connect_error', reason?: unknown): void {
    this.#lifecycleListeners.get(event)?.(reason)
  }
  /** Delivers an event from the server. */
  receive(event: string, payload: unknown): void {
    this.#eventListener(event, payload)
  }
}
