import { type RefObject, useLayoutEffect } from 'react'

const HEIGHT = '--bottom-bar'

/**
 * Sets `--bottom-bar` of the document to the height of an element while it is fixed at the bottom of the screen. What else
 * is at the bottom keeps this distance from it.
 */
export function useBottomBar(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    function publishHeight() {
      const bar = ref.current
      if (!bar) return
      const root = document.documentElement
      const update = () => {
        const isFixed = getComputedStyle(bar).position === 'fixed'
        root.style.setProperty(HEIGHT, isFixed ? `${bar.offsetHeight}px` : '0px')
      }
      update()
      const observer = new ResizeObserver(update)
      observer.observe(bar)
      return () => {
        observer.disconnect()
        root.style.removeProperty(HEIGHT)
      }
    },
    [ref],
  )
}
