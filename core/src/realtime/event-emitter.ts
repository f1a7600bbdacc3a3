import { SERVER_EVENTS, type ServerEventName, type ServerEventPayload } from '@whirligig/contract'

/** Calls the listener for each valid event of this name. Returns an unsubscribe function. */
export type Subscribe = <Name extends ServerEventName>(
  event: Name,
  listener: (payload: ServerEventPayload<Name>) => void,
) => () => void

const isServerEvent = (event: string): event is ServerEventName => Object.hasOwn(SERVER_EVENTS, event)

/** Parses the server's events with the contract's schemas and passes them to the listeners. Drops invalid ones. */
export function createEventEmitter() {
  const listeners = new Map<ServerEventName, Set<(payload: never) => void>>()

  const on: Subscribe = (event, listener) => {
    const eventListeners = listeners.get(event) ?? new Set()
    listeners.set(event, eventListeners.add(listener))
    return () => eventListeners.delete(listener)
  }

  function dispatch(event: string, payload: unknown): void {
    if (!isServerEvent(event)) return
    const parsed = SERVER_EVENTS[event].safeParse(payload)
    if (!parsed.success) return
    const data = parsed.data as never // the map cannot express that listeners of an event take what its schema has parsed
    for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
  }

  return { on, dispatch }
}
