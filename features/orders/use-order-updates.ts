import { usePollingFallback, useSocketEvent, useThrottled } from '@whirligig/core/realtime'
import { useSetAtom } from 'jotai'
import { invalidateOrdersAtom } from './atoms.ts'

/** A change of many orders sends one event for each of them, all at once. */
const WAIT_MS = 200

/** Refetches the mounted orders when some change on the server. Polls while the socket is disconnected. */
export function useOrderUpdates(): void {
  const invalidate = useSetAtom(invalidateOrdersAtom)
  useSocketEvent('orderChanged', useThrottled(invalidate, WAIT_MS))
  usePollingFallback(invalidate)
}
