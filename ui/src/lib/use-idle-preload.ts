import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * Loads code when the page is idle, so that the user does not wait for it later.
 * @param load undefined loads nothing. Its errors are ignored, because the code is loaded again when it is needed.
 */
export function useIdlePreload(load: (() => Promise<unknown>) | undefined): void {
  useEffect(
    function preloadWhenIdle() {
      return load && whenIdle(() => void load().catch(() => undefined))
    },
    [load],
  )
}
