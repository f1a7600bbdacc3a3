import { useEffect, useEffectEvent, useRef } from 'react'

/** Returns a function that calls the callback once, `waitMs` after its first call, however often it is called meanwhile. */
export function useThrottled(callback: () => void, waitMs: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onTimeout = useEffectEvent(callback)
  const start = useEffectEvent(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      onTimeout()
    }, waitMs)
  })
  useEffect(function cancelOnUnmount() {
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [])
  return () => start()
}
