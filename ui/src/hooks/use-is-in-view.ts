import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is at least partly in the viewport. True until the browser has looked. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true)
  useEffect(
    function observeElement() {
      if (!element.current) return
      const observer = new IntersectionObserver((entries) => {
        for (const entry of entries) setIsInView(entry.isIntersecting)
      })
      observer.observe(element.current)
      return () => observer.disconnect()
    },
    [element],
  )
  return isInView
}
