import { expiredAtom, isSignedInAtom } from '@whirligig/core/session'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import type { ReturnTo } from '../navigation/return-to.ts'
import { paths, patterns } from '../paths.ts'

const hasMovedAtom = atom(false)

/** Whether other pages were seen before this one since the shop was loaded: a step back then stays in the shop. */
export const canGoBackAtom = atom((get) => get(hasMovedAtom))

/** On every change of route the page goes to its top, smoothly where motion is welcome. */
export function useScrollToTop(): void {
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

/** The router does not mind capitals in an address, so neither does this. */
const isShopPath = (pathname: string) => /^\/shop(\/|$)/i.test(pathname)

/** The shop has a body style of its own. */
export function useBodyClass(): void {
  const { pathname } = useLocation()
  const isShop = isShopPath(pathname)
  useEffect(
    function markTheBody() {
      document.body.classList.toggle('shop-page', isShop)
    },
    [isShop],
  )
}

/**
 * Whoever signs out, here or in another tab or because the server says so, comes to the login. It was no wish of theirs
 * where the server says so: the login then leads them back. An invitation is for guests, and is left to them.
 */
export function useRedirectOnSignOut(): void {
  const isSignedIn = useAtomValue(isSignedInAtom)
  const was = useRef(isSignedIn)
  const expired = useAtomValue(expiredAtom)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    if (matchPath(patterns.merchantSignup, pathname)) return
    const detour = expired && ({ from: pathname + search, ...expired } satisfies ReturnTo)
    navigate(paths.login, { replace: true, state: detour })
  })
  useEffect(
    function leaveForTheLogin() {
      if (was.current && !isSignedIn) leave()
      was.current = isSignedIn
    },
    [isSignedIn],
  )
}
