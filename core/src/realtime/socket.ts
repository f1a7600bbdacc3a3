/** What the shop needs of a socket; socket.io's has more. */
export type LiveSocket = {
  /** Whether it goes on trying by itself while it is not connected. */
  readonly active: boolean
  on: (event: 'connect' | 'disconnect' | 'connect_error', listener: (reason?: unknown) => void) => unknown
  onAny: (listener: (event: string, payload: unknown) => void) => unknown
  emit: (event: string, ...args: unknown[]) => unknown
  /** Tries now, where it does not by itself. */
  connect: () => unknown
  close: () => unknown
}

/** Makes a socket that says who one is by the token; it connects by itself. */
export type OpenSocket = (token: string) => Promise<LiveSocket>

/**
 * The real one, which is fetched with its first use. It comes back by itself: after a second at first, then ever more
 * slowly, so that a shop that starts again is not run over.
 */
export const openSocketIo: OpenSocket = async (token) => {
  const { io } = await import('socket.io-client')
  return io({
    auth: { token },
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 30_000,
  })
}
