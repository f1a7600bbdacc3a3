import { isSignedInAtom } from '@whirligig/api'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'

const hasMovedAtom = atom(false)

/** Whether other pages were seen before this one since the shop was loaded: a step back then stays in the shop. */
export const canStepBackAtom = atom((get) => get(hasMovedAtom))

/** On every change of route the page goes to its top, smoothly where motion is welcome. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  const setHasMoved = useSetAtom(hasMovedAtom)
  useEffect(
    function goToTheTop() {
      if (seen.current === pathname) return
      seen.current = pathname
      setHasMoved(true)
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    },
    [pathname, setHasMoved],
  )
}

/** The shop has a body style of its own. */
export function useShopBody(): void {
  const { pathname } = useLocation()
  const isShop = pathname === paths.shop || pathname.startsWith(`${paths.shop}/`)
  useEffect(
    function markTheBody() {
      document.body.classList.toggle('shop-page', isShop)
    },
    [isShop],
  )
}

/** Whoever signs out, here or in another tab or because the server says so, comes to the login. */
export function useLoginWhenSessionEnds(): void {
  const isSignedIn = useAtomValue(isSignedInAtom)
  const was = useRef(isSignedIn)
  const navigate = useNavigate()
  useEffect(
    function leaveForTheLogin() {
      if (was.current && !isSignedIn) navigate(paths.login, { replace: true })
      was.current = isSignedIn
    },
    [isSignedIn, navigate],
  )
}
