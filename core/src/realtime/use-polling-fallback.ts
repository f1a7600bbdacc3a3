import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { connectionStateAtom } from './atoms.ts'
import { pollWhileVisible } from './poll-while-visible.ts'

/**
 * Refreshes data at an interval while there is no open connection, and once after a reconnect, because events may have been
 * missed. While the connection is open, events keep the data fresh.
 */
export function usePollingFallback(refresh: () => void): void {
  const isOpen = useAtomValue(connectionStateAtom) === 'open'
  const wasOpen = useRef(isOpen)
  const onRefresh = useEffectEvent(refresh)
  useEffect(
    function pollWhileDisconnected() {
      if (isOpen && !wasOpen.current) onRefresh()
      wasOpen.current = isOpen
      return isOpen ? undefined : pollWhileVisible(() => onRefresh())
    },
    [isOpen],
  )
}
