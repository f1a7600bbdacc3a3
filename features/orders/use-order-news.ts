import { type Order, OrderChanged } from '@whirligig/contract'
import { useFresh, useLiveEvent } from '@whirligig/core/realtime'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { refreshOrdersAtom } from './atoms.ts'
import { orderNews } from './rules.ts'

/** Keeps the orders on the screen as they are at the server. */
export function useOrderNews(): void {
  const refresh = useSetAtom(refreshOrdersAtom)
  useLiveEvent('orderChanged', OrderChanged, refresh)
  useFresh(refresh)
}

/** What has happened to an order since it was opened, for who cannot see it happen; '' until something has. */
export function useSpokenNews(order: Order): string {
  const seen = useRef(order)
  const [news, setNews] = useState('')
  useEffect(
    function compare() {
      const change = orderNews(seen.current, order)
      seen.current = order
      if (change) setNews(change)
    },
    [order],
  )
  return news
}
