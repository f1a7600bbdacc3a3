import { checkReachabilityAtom } from '@whirligig/core/http'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** How often to check whether the server is back. */
const CHECK_INTERVAL_MS = 5000

/**
 * Reloads the page when the server responds again. If it responds to the first check, the page has failed for another reason,
 * and reloading it again and again would not help.
 */
export function useReloadWhenBack(): void {
  const checkReachability = useSetAtom(checkReachabilityAtom)
  useEffect(
    function reloadWhenBack() {
      let wasUnreachable = false
      let timer: ReturnType<typeof setTimeout>
      let isStopped = false
      async function check(): Promise<void> {
        clearTimeout(timer)
        const isReachable = await checkReachability()
        if (isStopped) return
        if (!isReachable) {
          wasUnreachable = true
          timer = setTimeout(check, CHECK_INTERVAL_MS)
        } else if (wasUnreachable) location.reload()
      }
      check()
      addEventListener('online', check)
      return () => {
        isStopped = true
        clearTimeout(timer)
        removeEventListener('online', check)
      }
    },
    [checkReachability],
  )
}
