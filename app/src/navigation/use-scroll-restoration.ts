import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Where in a list somebody was: its page and search, and pixels from the top. */
type Place = { search: string; top: number }

const placesAtom = atom<ReadonlyMap<string, Place>>(new Map())
/** The list from which a page was opened that leads back to it. */
const openedFromAtom = atom<string | null>(null)

/**
 * For the page of a list: remembers the place, and scrolls back to it when one returns: by a step back, or from a page that
 * leads to the list again.
 */
export function useScrollRestoration(): void {
  const { pathname, search } = useLocation()
  const setPlaces = useSetAtom(placesAtom)
  const setOpenedFrom = useSetAtom(openedFromAtom)
  const place = useAtomValue(placesAtom).get(pathname)
  const isStepBack = useNavigationType() === NavigationType.Pop
  const isLedBack = useAtomValue(openedFromAtom) === pathname
  const isReturn = (isStepBack || isLedBack) && place?.search === search
  const arrivedAt = useRef(isReturn ? place?.top : undefined)
  const now = useRef<Place>({ search, top: arrivedAt.current ?? 0 })

  useLayoutEffect(
    function rememberThePlace() {
      now.current = { ...now.current, search }
      const note = () => {
        now.current = { search, top: scrollY }
      }
      addEventListener('scroll', note, { passive: true })
      return () => {
        removeEventListener('scroll', note)
        // As it is before the next page takes its place.
        setPlaces((places) => new Map(places).set(pathname, now.current))
      }
    },
    [pathname, search, setPlaces],
  )
  useEffect(
    function goBackToThePlace() {
      setOpenedFrom(null)
      const top = arrivedAt.current
      if (top === undefined) return
      // After every page's own way to its top, which begins with this one's arrival.
      const frame = requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
      return () => cancelAnimationFrame(frame)
    },
    [setOpenedFrom],
  )
}

/**
 * For a page that a list leads to.
 * @param path of the list
 * @returns the list's path, with the page and the search that one came from
 */
export function useListHref(path: string): string {
  const place = useAtomValue(placesAtom).get(path)
  const setOpenedFrom = useSetAtom(openedFromAtom)
  useEffect(
    function leadBack() {
      setOpenedFrom(path)
    },
    [path, setOpenedFrom],
  )
  return path + (place?.search ?? '')
}
