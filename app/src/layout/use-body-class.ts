import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Matches case-insensitively, as the router does. */
const isShopPath = (pathname: string) => /^\/shop(\/|$)/i.test(pathname)

/** Adds the class `shop-page` to the body on the shop's pages. */
export function useBodyClass(): void {
  const { pathname } = useLocation()
  const isShop = isShopPath(pathname)
  useEffect(
    function toggleBodyClass() {
      document.body.classList.toggle('shop-page', isShop)
    },
    [isShop],
  )
}
