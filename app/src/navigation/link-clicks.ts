import { isPublicPath } from '@whirligig/contract'
import type { DataRouter } from 'react-router-dom'

/** True for a primary click that navigates this tab, false for one that opens a new tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Returns the client path that a link leads to; undefined if it leads out of the app or within the page. */
export function findClientPath(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || (link.target && link.target !== '_self') || link.download) return undefined
  if (pathname === '/' && hash.startsWith('#/')) return hash.slice(1)
  return hash === '' && isPublicPath(pathname) ? pathname + search : undefined
}

/**
 * Navigates inside the app on a plain click on any of its links. The links themselves lead to addresses that the server renders,
 * for copying, for new tabs and without JavaScript.
 * @returns a function that stops it
 */
export function handleLinkClicks(router: DataRouter): () => void {
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const path = link instanceof HTMLAnchorElement && isPlainClick(event) ? findClientPath(link) : undefined
    if (path === undefined) return
    event.preventDefault()
    const { pathname, search } = router.state.location
    router.navigate(path, { replace: path === pathname + search }) // as a browser does for a link to the current page
  }
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
