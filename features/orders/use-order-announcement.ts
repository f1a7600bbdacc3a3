import type { Order } from '@whirligig/contract'
import { useEffect, useRef, useState } from 'react'
import { getOrderAnnouncement } from './rules.ts'

/** Returns the latest status changes of an order since mount, for screen readers; '' before the first change. */
export function useOrderAnnouncement(order: Order): string {
  const previous = useRef(order)
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    function announceChange() {
      const text = getOrderAnnouncement(previous.current, order)
      previous.current = order
      if (text) setAnnouncement(text)
    },
    [order],
  )
  return announcement
}
