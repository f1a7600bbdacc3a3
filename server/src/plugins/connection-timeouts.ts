import { SECOND } from '../lib/clock.ts'

/** Limits for slow clients, in ms. */
export type ConnectionTimeouts = {
  /** How long a client may take to send a request, headers and body. */
  request: number
  /**
   * How often the server looks for requests that exceed it. Node.js ends all of them in one turn, 40 µs each, so the fewer expire in between, the
   * less other clients wait.
   */
  check: number
  /**
   * How long a client may accept nothing of its response. Node.js waits twice as long if the connection took a part of the response at first.
   */
  stall: number
  /** How long a client may still take to send a request or to read a response during shutdown. */
  drain: number
}

/** A slow request ends within 30 seconds, and so does a response that its client does not read. The drain is shorter than the shutdown's own limit in `main.ts`. */
export const CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  request: 25 * SECOND,
  check: SECOND / 10,
  stall: 15 * SECOND,
  drain: 4 * SECOND,
}
