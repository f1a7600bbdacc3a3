import type { ServerEventName, ServerEventPayload } from '@whirligig/contract'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { connectionAtom } from './atoms.ts'

/** Calls the handler with the parsed payload of each event of this name that the server sends. */
export function useSocketEvent<Name extends ServerEventName>(
  event: Name,
  handler: (payload: ServerEventPayload<Name>) => void,
): void {
  const connection = useAtomValue(connectionAtom)
  const onEvent = useEffectEvent(handler)
  useEffect(
    function subscribe() {
      return connection.on(event, (payload) => onEvent(payload))
    },
    [connection, event],
  )
}
