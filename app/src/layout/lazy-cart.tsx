import { cartCountAtom, cartOpenAtom, closeCartAtom, openCartAtom } from '@whirligig/cart'
import { clientPaths } from '@whirligig/contract'
import { lazyOnOpen, whenIdle } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseReturnTo } from '../navigation/return-to.ts'

const load = async () => (await import('./shop-cart.tsx')).ShopCart
const CartPanel = lazyOnOpen(load)

/** The cart drawer of every page, whose code is loaded when it first opens or earlier when the browser is idle. */
export function LazyCart() {
  // The order matters: a return from the login closes the cart, as every navigation does, and then opens it again.
  useCloseOnNavigation()
  useReopenAfterLogin()
  usePreloadCart()
  const open = useAtomValue(cartOpenAtom)
  return <CartPanel open={open} />
}

/** Preloads the cart when the browser is idle, so that it also opens offline. The home page with an empty cart does without. */
function usePreloadCart(): void {
  const isBrowsing = useLocation().pathname !== clientPaths.home
  const hasItems = useAtomValue(cartCountAtom) > 0
  const shouldPreload = isBrowsing || hasItems
  useEffect(
    function preloadWhenIdle() {
      if (!shouldPreload) return
      return whenIdle(() => load().catch(() => undefined)) // Opening the cart loads it again and reports the error.
    },
    [shouldPreload],
  )
}

/** The cart stays closed on these pages until the login is complete. */
const LOGIN_PATHS: readonly string[] = [clientPaths.login, clientPaths.register, clientPaths.forgotPassword]

/** Opens the cart again for a user who was redirected to the login from the open cart. */
function useReopenAfterLogin(): void {
  const { state, pathname, search } = useLocation()
  const { openCart } = parseReturnTo(state)
  const open = useSetAtom(openCartAtom)
  const navigate = useNavigate()
  useEffect(
    function openCartOnce() {
      if (!openCart || LOGIN_PATHS.includes(pathname)) return
      open()
      navigate(pathname + search, { replace: true, state: null })
    },
    [openCart, pathname, search, open, navigate],
  )
}

/** Closes the cart when the path changes, by a link in the drawer or by Back. */
function useCloseOnNavigation(): void {
  const { pathname } = useLocation()
  const close = useSetAtom(closeCartAtom)
  useEffect(
    function closeOnNavigation() {
      if (pathname) close()
    },
    [pathname, close],
  )
}
