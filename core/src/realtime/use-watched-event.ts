import type { ServerEventPayload } from '@whirligig/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { connectionStateAtom } from './atoms.ts'
import { useSocketEvent } from './use-socket-event.ts'
import { type WatchableEvent, watchIdsAtom } from './watched-ids.ts'

/** Watches these ids while mounted, and calls the handler for each event about one of them. */
export function useWatchedEvent<Name extends WatchableEvent>(
  event: Name,
  ids: readonly string[],
  handler: (payload: ServerEventPayload<Name>) => void,
): void {
  const isOpen = useAtomValue(connectionStateAtom) === 'open'
  const watchIds = useSetAtom(watchIdsAtom)
  const joinedIds = ids.join(' ')
  useEffect(
    // Runs again after a reconnect: the server forgets the ids of a socket that disconnected.
    function watchWhileConnected() {
      return joinedIds === '' || !isOpen ? undefined : watchIds(event, joinedIds.split(' '))
    },
    [event, joinedIds, isOpen, watchIds],
  )
  useSocketEvent(event, (payload) => {
    if (ids.includes(payload._id)) handler(payload)
  })
}
