import { toHref } from '@whirligig/contract'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusWhenShown } from './focus-when-shown.ts'

/** The last state of a list page: its query string, pixels scrolled from the top, and the address of the row that was opened. */
type ListPosition = { search: string; top: number; opened?: string }

const positionsAtom = atom<ReadonlyMap<string, ListPosition>>(new Map())
/** The path of the list that the current detail page links back to. */
const parentListAtom = atom<string | null>(null)

/**
 * Restores the scroll position of a list page, and the focus on the row that was opened, when the user returns to it, by Back
 * or by a link from one of its detail pages (see `useListHref`).
 */
export function useScrollRestoration(): void {
  const { pathname, search } = useLocation()
  const setPositions = useSetAtom(positionsAtom)
  const setParentList = useSetAtom(parentListAtom)
  const position = useAtomValue(positionsAtom).get(pathname)
  const isBackNavigation = useNavigationType() === NavigationType.Pop
  const isReturnFromDetail = useAtomValue(parentListAtom) === pathname
  const shouldRestore = (isBackNavigation || isReturnFromDetail) && position?.search === search
  const restored = useRef(shouldRestore ? position : undefined)
  const current = useRef<ListPosition>({ search, top: restored.current?.top ?? 0 })

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
        const left: ListPosition = { ...current.current, opened: `/${location.hash}` } // already that of the next page
        setPositions((positions) => new Map(positions).set(pathname, left))
      }
    },
    [pathname, search, setPositions],
  )
  useEffect(
    function restorePosition() {
      setParentList(null)
      if (!restored.current) return
      const { top, opened } = restored.current
      // In the next frame, because `useScrollToTop` runs after this effect.
      const frame = requestAnimationFrame(() => {
        scrollTo({ top, behavior: 'instant' })
        if (opened) stop = focusWhenShown(`main a[href="${CSS.escape(opened)}"]`)
      })
      let stop = () => cancelAnimationFrame(frame)
      return () => stop()
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

/**
 * Returns a function for detail pages that lead to the next one: the focus will return to its row.
 * @param listPath The path of the list.
 */
export function useRememberOpened(listPath: string): (path: string) => void {
  const setPositions = useSetAtom(positionsAtom)
  return (path) =>
    setPositions((positions) => {
      const position = positions.get(listPath)
      return position ? new Map(positions).set(listPath, { ...position, opened: toHref(path) }) : positions
    })
}
