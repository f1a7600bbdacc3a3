import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { markNavigatedAtom } from '../navigation/can-go-back-atom.ts'

/** Scrolls to the top on every change of path, smoothly unless the user prefers reduced motion. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  const markNavigated = useSetAtom(markNavigatedAtom)
  useEffect(
    function scrollToTop() {
      if (previous.current === pathname) return
      previous.current = pathname
      markNavigated()
      const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
    },
    [pathname, markNavigated],
  )
}
