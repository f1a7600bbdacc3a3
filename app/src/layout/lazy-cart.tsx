import { cartCountAtom, cartOpenAtom, closeCartAtom, openCartAtom } from '@whirligig/cart'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyOnOpen } from '../lazy/lazy-on-open.tsx'
import { parseReturnTo } from '../navigation/return-to.ts'
import { paths } from '../paths.ts'

const load = async () => (await import('./shop-cart.tsx')).ShopCart
const CartPanel = lazyOnOpen(load)

/** The cart drawer of every page. */
export function LazyCart() {
  // In this order: arriving after a detour closes the cart like every arrival, then opens it.
  useCartClosesOnLeaving()
  useCartAfterDetour()
  useCartAhead()
  return <CartPanel open={useAtomValue(cartOpenAtom)} />
}

/** Who shops may go offline: then the cart still opens. A first look at home does without. */
function useCartAhead(): void {
  const isShopping = useLocation().pathname !== paths.home
  const isFilled = useAtomValue(cartCountAtom) > 0
  const isWanted = isShopping || isFilled
  useEffect(
    function fetchItWhenIdle() {
      if (!isWanted) return
      const whenIdle = globalThis.requestIdleCallback ?? setTimeout // Safari has none
      whenIdle(() => load().catch(() => undefined)) // a failure shows when the cart is opened
    },
    [isWanted],
  )
}

/** On the way by the login the cart waits. */
const onTheWay: readonly string[] = [paths.login, paths.register, paths.forgotPassword]

/** Who was sent to the login from the open cart finds it open again. */
function useCartAfterDetour(): void {
  const { state, pathname, search } = useLocation()
  const { openCart } = parseReturnTo(state)
  const open = useSetAtom(openCartAtom)
  const navigate = useNavigate()
  useEffect(
    function openItOnce() {
      if (!openCart || onTheWay.includes(pathname)) return
      open()
      navigate(pathname + search, { replace: true, state: null })
    },
    [openCart, pathname, search, open, navigate],
  )
}

/** A link in the drawer, or the back button, leaves the cart behind. */
function useCartClosesOnLeaving(): void {
  const { pathname } = useLocation()
  const close = useSetAtom(closeCartAtom)
  useEffect(
    function closeIt() {
      if (pathname) close()
    },
    [pathname, close],
  )
}
