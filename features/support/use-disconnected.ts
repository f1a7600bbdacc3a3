import { connectionStateAtom } from '@whirligig/core/realtime'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

/** A connection that is restored within this time does not count as lost. */
const GRACE_MS = 1500

/** Whether the page should say that there is no connection. */
export function useDisconnected(): boolean {
  const state = useAtomValue(connectionStateAtom)
  const [isOverdue, setOverdue] = useState(false)
  useEffect(
    function startGracePeriod() {
      setOverdue(false)
      if (state !== 'connecting') return
      const timer = setTimeout(() => setOverdue(true), GRACE_MS)
      return () => clearTimeout(timer)
    },
    [state],
  )
  return state === 'off' || (state === 'connecting' && isOverdue)
}
