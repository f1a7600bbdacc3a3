import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The last state of a list page: its query string, and pixels scrolled from the top. */
type ListPosition = { search: string; top: number }

const positionsAtom = atom<ReadonlyMap<string, ListPosition>>(new Map())
/** The path of the list that the current detail page links back to. */
const parentListAtom = atom<string | null>(null)

/**
 * Restores the scroll position of a list page when the user returns to it, by Back or by a link from one of its detail pages
 * (see `useListHref`).
 */
export function useScrollRestoration(): void {
  const { pathname, search } = useLocation()
  const setPositions = useSetAtom(positionsAtom)
  const setParentList = useSetAtom(parentListAtom)
  const position = useAtomValue(positionsAtom).get(pathname)
  const isBackNavigation = useNavigationType() === NavigationType.Pop
  const isReturnFromDetail = useAtomValue(parentListAtom) === pathname
  const shouldRestore = (isBackNavigation || isReturnFromDetail) && position?.search === search
  const restoredTop = useRef(shouldRestore ? position?.top : undefined)
  const current = useRef<ListPosition>({ search, top: restoredTop.current ?? 0 })

  useLayoutEffect(
    function savePosition() {
      current.current = { ...current.current, search }
      const onScroll = () => {
        current.current = { search, top: scrollY }
      }
      addEventListener('scroll', onScroll, { passive: true })
      return () => {
        removeEventListener('scroll', onScroll)
        // A layout effect's cleanup runs before the next page is shown and the browser clamps the scroll position.
        setPositions((positions) => new Map(positions).set(pathname, current.current))
      }
    },
    [pathname, search, setPositions],
  )
  useEffect(
    function restorePosition() {
      setParentList(null)
      const top = restoredTop.current
      if (top === undefined) return
      // In the next frame, because `useScrollToTop` runs after this effect.
      const frame = requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
      return () => cancelAnimationFrame(frame)
    },
    [setParentList],
  )
}

/**
 * Returns the path of a list with the page and search that the user left it with. For the detail pages of the list.
 * @param listPath The path of the list.
 */
export function useListHref(listPath: string): string {
  const position = useAtomValue(positionsAtom).get(listPath)
  const setParentList = useSetAtom(parentListAtom)
  useEffect(
    function registerParentList() {
      setParentList(listPath)
    },
    [listPath, setParentList],
  )
  return listPath + (position?.search ?? '')
}
