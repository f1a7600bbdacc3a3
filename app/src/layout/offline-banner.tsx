import { checkReachabilityAtom } from '@whirligig/core/http'
import { ConnectionBanner } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useCallback, useEffect } from 'react'

/** How often to check whether the server is back. */
const CHECK_INTERVAL_MS = 10_000

/** The banner shown while the shop is offline. It checks the connection periodically and disappears when the server responds again. */
export function OfflineBanner({ isOnline }: { isOnline: boolean }) {
  const checkReachability = useSetAtom(checkReachabilityAtom)
  const queryClient = useAtomValue(queryClientAtom)
  const check = useCallback(async () => {
    if (await checkReachability()) await queryClient.invalidateQueries() // Refetches what the page shows.
  }, [checkReachability, queryClient])
  useEffect(
    function checkPeriodically() {
      if (!isOnline) return
      const timer = setInterval(check, CHECK_INTERVAL_MS)
      return () => clearInterval(timer)
    },
    [isOnline, check],
  )
  useEffect(
    function checkWhenDeviceIsOnline() {
      addEventListener('online', check)
      return () => removeEventListener('online', check)
    },
    [check],
  )
  useEffect(
    function checkAfterResponse() {
      if (!isOnline) return
      // A response alone does not end an outage: it may be a copy of the service worker.
      return queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') check()
      })
    },
    [isOnline, check, queryClient],
  )
  return isOnline ? (
    <ConnectionBanner text="The shop is out of reach. We keep trying, and your cart is safe." onRetry={check} />
  ) : (
    <ConnectionBanner text="You are offline. What is on the screen stays, and your cart is safe." />
  )
}
