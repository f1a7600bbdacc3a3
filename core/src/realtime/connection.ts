import { CHAT_TEXT } from '@whirligig/contract'
import type { LiveSocket, OpenSocket } from './socket.ts'

/** How long to wait before asking a server again that let nobody in, in ms: longer each time. */
const ASK_AGAIN = { first: 2000, most: 30_000 }

/** `off`: nobody is signed in, or the server wants no connection; `connecting`: also after it broke. */
export type LiveState = 'off' | 'connecting' | 'open'

/** One session's line to the server. */
export type Connection = {
  readonly state: LiveState
  /** Is told of every change of the state. @returns what ends that */
  watch: (changed: (state: LiveState) => void) => () => void
  /** Is told of every event of this name. @returns what ends that */
  hear: (event: string, listener: (payload: unknown) => void) => () => void
  /**
   * Says something to the server, while the line is open; nothing is kept for later.
   * @param answered is given the server's acknowledgement
   * @returns whether it was sent
   */
  tell: (event: string, payload?: unknown, answered?: (answer: unknown) => void) => boolean
}

/** Opens the line of a session, if it has a token, for as long as the session lasts. */
export function connect(
  { token, signal }: { token: string | null; signal: AbortSignal },
  open: OpenSocket,
): Connection {
  const watchers = new Set<(state: LiveState) => void>()
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  let state: LiveState = token === null || signal.aborted ? 'off' : 'connecting'
  let socket: LiveSocket | undefined

  function become(next: LiveState): void {
    if (next === state) return
    state = next
    for (const changed of [...watchers]) changed(state)
  }

  function use(made: LiveSocket): void {
    socket = made
    let refusals = 0
    let again: ReturnType<typeof setTimeout> | undefined
    made.on('connect', () => {
      refusals = 0
      become('open')
    })
    // A socket that the server closed does not try again by itself; who may come in, the next call will say.
    made.on('disconnect', () => become(!signal.aborted && made.active ? 'connecting' : 'off'))
    made.on('connect_error', (reason) => {
      const isUnknown = reason instanceof Error && reason.message === CHAT_TEXT.refused
      if (signal.aborted || isUnknown) return become('off')
      become('connecting')
      if (made.active) return
      // It was let in by nobody for another reason, such as a database that is not there yet: that passes.
      clearTimeout(again)
      again = setTimeout(() => made.connect(), Math.min(ASK_AGAIN.first * 2 ** refusals, ASK_AGAIN.most))
      refusals += 1
    })
    made.onAny((event, payload) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
    })
    signal.addEventListener('abort', () => {
      // Silently: the session ends while the next one is being read, and nothing may be set in between.
      state = 'off'
      watchers.clear()
      clearTimeout(again)
      made.close()
    })
  }

  if (token !== null && !signal.aborted) {
    open(token).then(
      (made) => (signal.aborted ? made.close() : use(made)),
      () => become('off'), // its code could not be fetched
    )
  }

  return {
    get state() {
      return state
    },
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    hear(event, listener) {
      const heard = listeners.get(event) ?? new Set()
      listeners.set(event, heard.add(listener))
      return () => heard.delete(listener)
    },
    tell(event, payload, answered) {
      if (state !== 'open') return false
      socket?.emit(event, ...(payload === undefined ? [] : [payload]), ...(answered ? [answered] : []))
      return true
    },
  }
}
