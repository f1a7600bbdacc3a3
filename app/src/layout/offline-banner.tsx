import { lookAgainAtom } from '@whirligig/core/http'
import { ConnectionBanner } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useCallback, useEffect } from 'react'

/** How often to look whether the shop is back, in ms. */
const EVERY = 10_000

/** Fetched: stays until the shop answers again, which it finds out by itself. */
export function OfflineBanner({ isOnline }: { isOnline: boolean }) {
  const lookAgain = useSetAtom(lookAgainAtom)
  const queryClient = useAtomValue(queryClientAtom)
  const look = useCallback(async () => {
    if (await lookAgain()) await queryClient.invalidateQueries() // what is on the screen is asked for anew
  }, [lookAgain, queryClient])
  useEffect(
    function lookFromTimeToTime() {
      if (!isOnline) return
      const timer = setInterval(look, EVERY)
      return () => clearInterval(timer)
    },
    [isOnline, look],
  )
  useEffect(
    function lookWhenTheDeviceIsBack() {
      addEventListener('online', look)
      return () => removeEventListener('online', look)
    },
    [look],
  )
  return isOnline ? (
    <ConnectionBanner text="The shop is out of reach. We keep trying, and your cart is safe." onRetry={look} />
  ) : (
    <ConnectionBanner text="You are offline. What is on the screen stays, and your cart is safe." />
  )
}
