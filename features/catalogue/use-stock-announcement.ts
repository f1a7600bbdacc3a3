import { useEffect, useRef, useState } from 'react'
import { getStockAnnouncement } from './stock-announcement.ts'

/** What has happened to the stock since the page was opened; '' until something has. */
export function useStockAnnouncement(inventory: number, wanted: number): string {
  const seen = useRef(inventory)
  const [news, setNews] = useState('')
  useEffect(
    function compare() {
      if (seen.current === inventory) return
      setNews(getStockAnnouncement(seen.current, inventory, wanted))
      seen.current = inventory
    },
    [inventory, wanted],
  )
  return news
}
