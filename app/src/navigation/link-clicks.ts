import { isPublicPath } from '@whirligig/contract'
import { handleLinkClicks, isSiteLink } from '@whirligig/ui'
import type { DataRouter } from 'react-router-dom'

/** Returns the client path that a link leads to; undefined if it leads out of the app or within the page. */
export function findClientPath(link: HTMLAnchorElement): string | undefined {
  const { pathname, search, hash } = link
  if (!isSiteLink(link)) return undefined
  if (pathname === '/' && hash.startsWith('#/')) return hash.slice(1)
  return hash === '' && isPublicPath(pathname) ? pathname + search : undefined
}

/**
 * Navigates inside the app on a plain click on any of its links. The links themselves lead to addresses that the server renders,
 * for copying, for new tabs and without JavaScript.
 * @returns a function that stops it
 */
export const handleAppLinks = (router: DataRouter): (() => void) =>
  handleLinkClicks((link) => {
    const path = findClientPath(link)
    if (path === undefined) return false
    const { pathname, search } = router.state.location
    return router.navigate(path, { replace: path === pathname + search }) // as a browser does for a link to the current page
  })
