import type { LiveSocket, OpenSocket } from '../src/realtime/socket.ts'

/** Sockets without a server, for tests and stories: those that were opened, and what to do with the last of them. */
export function fakeSockets() {
  const opened: FakeSocket[] = []
  const open: OpenSocket = async (token) => {
    const socket = new FakeSocket(token)
    opened.push(socket)
    return socket
  }
  return { open, opened }
}

/** A socket whose other end is the test. */
export class FakeSocket implements LiveSocket {
  active = true
  closed = false
  readonly token: string
  /** What was said to the server. */
  readonly said: unknown[][] = []
  /** How often it was asked to try again. */
  tries = 0
  #states = new Map<string, (reason?: unknown) => void>()
  #hear: (event: string, payload: unknown) => void = () => {}

  constructor(token: string) {
    this.token = token
  }

  on(event: string, listener: (reason?: unknown) => void): void {
    this.#states.set(event, listener)
  }
  onAny(listener: (event: string, payload: unknown) => void): void {
    this.#hear = listener
  }
  emit(...said: unknown[]): void {
    this.said.push(said)
  }
  connect(): void {
    this.tries += 1
  }
  close(): void {
    this.closed = true
  }

  /** The connection stands, or breaks, or is refused. */
  happens(event: 'connect' | 'disconnect' | 'connect_error', reason?: unknown): void {
    this.#states.get(event)?.(reason)
  }
  /** The server says something. */
  says(event: string, payload: unknown): void {
    this.#hear(event, payload)
  }
}
