/** The part of socket.io's socket that the client uses. */
export type Socket = {
  /** Whether the socket reconnects by itself. */
  readonly active: boolean
  on: (event: 'connect' | 'disconnect' | 'connect_error', listener: (reason?: unknown) => void) => unknown
  onAny: (listener: (event: string, payload: unknown) => void) => unknown
  emit: (event: string, ...args: unknown[]) => unknown
  /** Connects a socket that does not reconnect by itself. */
  connect: () => unknown
  close: () => unknown
}

/** Creates a socket that authenticates with the token and connects by itself. */
export type SocketFactory = (token: string) => Promise<Socket>

/** Loads socket.io on first use. The delay between reconnects grows, so that a restarting server is not overloaded. */
export const createSocketIo: SocketFactory = async (token) => {
  const { io } = await import('socket.io-client')
  return io({
    auth: { token },
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 10_000,
  })
}
