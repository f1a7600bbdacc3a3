import { toHref } from '@whirligig/contract'
import { useStore } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { markNavigatedAtom } from '../navigation/can-go-back-atom.ts'
import { focusWhenShown } from '../navigation/focus-when-shown.ts'
import { pagePositionsAtom, parentListAtom } from '../navigation/page-positions.ts'

/**
 * Scrolls to the top on every change of path, smoothly unless the user prefers reduced motion. When the user returns to a page, by Back or
 * by a link from one of its detail pages (see `useListHref`), restores its scroll position and the focus on the link that was opened.
 */
export function useScrollRestoration(): void {
  const { pathname, search } = useLocation()
  const isBackNavigation = useNavigationType() === NavigationType.Pop
  const store = useStore()
  const previous = useRef(pathname)
  const top = useRef(0)

  useEffect(function readEarlyScroll() {
    top.current = scrollY // The page can be scrolled before its scripts run.
  }, [])
  useLayoutEffect(
    function savePosition() {
      const onScroll = () => {
        top.current = scrollY
      }
      addEventListener('scroll', onScroll, { passive: true })
      return () => {
        removeEventListener('scroll', onScroll)
        // A layout effect's cleanup runs before the browser has clamped the scroll position to the height of the next page, whose address it already has.
        const left = { search, top: top.current, opened: toHref(location.hash.slice(1)) }
        store.set(pagePositionsAtom, (positions) => new Map(positions).set(pathname, left))
      }
    },
    [pathname, search, store],
  )
  useEffect(
    function scrollAfterNavigation() {
      if (previous.current === pathname) return
      previous.current = pathname
      store.set(markNavigatedAtom)
      const isReturnFromDetail = store.get(parentListAtom) === pathname
      if (isReturnFromDetail) store.set(parentListAtom, null)
      const position = isBackNavigation || isReturnFromDetail ? store.get(pagePositionsAtom).get(pathname) : undefined
      if (position?.search === search) {
        scrollTo({ top: position.top, behavior: 'instant' })
        return focusWhenShown(`main a[href="${CSS.escape(position.opened)}"]`)
      }
      const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
    },
    [pathname, search, isBackNavigation, store],
  )
}
