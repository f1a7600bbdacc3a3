import { useEffect, useRef, useState } from 'react'
import { getStockAnnouncement } from './stock-announcement.ts'

/** Returns the announcement for the latest stock change since mount; '' before the first change. */
export function useStockAnnouncement(inventory: number, quantity: number): string {
  const previous = useRef(inventory)
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    function announceStockChange() {
      if (previous.current === inventory) return
      setAnnouncement(getStockAnnouncement(previous.current, inventory, quantity))
      previous.current = inventory
    },
    [inventory, quantity],
  )
  return announcement
}
