import { usePollingFallback, useSocketEvent } from '@whirligig/core/realtime'
import { useSetAtom } from 'jotai'
import { invalidateOrdersAtom } from './atoms.ts'

/** Refetches the mounted orders when one changes on the server. Polls while the socket is disconnected. */
export function useOrderUpdates(): void {
  const invalidate = useSetAtom(invalidateOrdersAtom)
  useSocketEvent('orderChanged', invalidate)
  usePollingFallback(invalidate)
}
