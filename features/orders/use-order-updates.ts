import type { Order } from '@whirligig/contract'
import { usePollingFallback, useSocketEvent } from '@whirligig/core/realtime'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { invalidateOrdersAtom } from './atoms.ts'
import { getOrderAnnouncement } from './rules.ts'

/** Keeps the orders on the screen as they are at the server. */
export function useOrderUpdates(): void {
  const refresh = useSetAtom(invalidateOrdersAtom)
  useSocketEvent('orderChanged', refresh)
  usePollingFallback(refresh)
}

/** What has happened to an order since it was opened, for who cannot see it happen; '' until something has. */
export function useOrderAnnouncement(order: Order): string {
  const seen = useRef(order)
  const [news, setNews] = useState('')
  useEffect(
    function compare() {
      const change = getOrderAnnouncement(seen.current, order)
      seen.current = order
      if (change) setNews(change)
    },
    [order],
  )
  return news
}
