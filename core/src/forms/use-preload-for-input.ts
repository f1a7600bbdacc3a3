import { whenIdle } from '@whirligig/ui'
import { useEffect, useEffectEvent } from 'react'

/**
 * Loads what a form needs once the user has started: when anything gets the focus, or else when the page is complete and the
 * browser is idle.
 */
export function usePreloadForInput(load: () => Promise<unknown>): void {
  const preload = useEffectEvent(() => {
    load().catch(() => undefined) // A submit loads it again and reports the error.
  })
  useEffect(function preloadOnFocusOrWhenIdle() {
    const controller = new AbortController()
    const { signal } = controller
    const run = () => {
      controller.abort()
      preload()
    }
    const runWhenIdle = () => signal.addEventListener('abort', whenIdle(run))
    document.addEventListener('focusin', run, { signal })
    if (document.readyState === 'complete') runWhenIdle()
    else addEventListener('load', runWhenIdle, { signal })
    return () => controller.abort()
  }, [])
}
