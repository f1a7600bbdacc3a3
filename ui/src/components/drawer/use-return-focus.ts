import { useRef } from 'react'

/**
 * Handlers for a Radix dialog that is opened from elsewhere: without a trigger of its own, Radix would leave the focus on
 * the body. What had the focus before gets it back, if it is still there.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}
