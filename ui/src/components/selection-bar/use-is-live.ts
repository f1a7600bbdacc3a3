import { useEffect, useState } from 'react'

/** Time that screen readers need to notice a live region. */
const LIVE_AFTER_MS = 100

/**
 * Whether screen readers know a live region that has been rendered with this component. They announce what is added to it from then on,
 * but not what it appears with.
 */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false)
  useEffect(function waitForScreenReaders() {
    const timer = setTimeout(setLive, LIVE_AFTER_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return isLive
}
