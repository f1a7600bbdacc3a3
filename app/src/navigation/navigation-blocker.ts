import { setPopStateBlocker } from './popstate-blocker.ts'

/** The router's navigator, of which only `push` leads from a page to another one. */
export type PushNavigator = { push: (...to: never[]) => void }

/** True for a primary click that navigates this tab, false for one that opens a new tab. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Returns the URL of the clicked link if it leads away from the current page. */
function findLinkTarget(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.download)
    return undefined
  return link.href === location.href ? undefined : link.href
}

let activeBlocker: ((proceed: () => void) => void) | null = null

/** Runs an action that leaves the page without a URL, such as signing out. Asks for confirmation first while navigation is blocked. */
export const confirmThen = (action: () => void): void => (activeBlocker ? activeBlocker(action) : action())

/**
 * Blocks every way out of the current page: links, the browser's Back and Forward, calls to `navigate`, closing the tab.
 *
 * @param onBlocked Called with a function that continues the blocked navigation. A closing tab is confirmed by the browser itself.
 * @returns A function that unblocks navigation.
 */
export function blockNavigation(navigator: PushNavigator, onBlocked: (proceed: () => void) => void): () => void {
  const current = { state: history.state, href: location.href }
  const push = navigator.push
  let isReleased = false
  const release = () => {
    isReleased = true
    navigator.push = push
    activeBlocker = null
    removeEventListener('click', onClick, true)
    setPopStateBlocker(null)
    removeEventListener('beforeunload', onBeforeUnload)
  }
  const block = (proceed: () => void) =>
    onBlocked(() => {
      release()
      proceed()
    })

  function onClick(event: MouseEvent): void {
    const url = isPlainClick(event) ? findLinkTarget(event) : undefined
    if (url === undefined) return
    event.preventDefault()
    event.stopPropagation()
    block(() => location.assign(url))
  }
  function onPopState(event: PopStateEvent): void {
    if (location.href === current.href) return
    // The browser has navigated already. Hide it from the router and push the current page again, right after the entry that
    // the user chose, so that `history.back()` leads there.
    event.stopImmediatePropagation()
    history.pushState(current.state, '', current.href)
    block(() => history.back())
  }
  function onBeforeUnload(event: BeforeUnloadEvent): void {
    event.preventDefault()
  }

  navigator.push = (...to) => block(() => push.apply(navigator, to))
  activeBlocker = block
  // In the capture phase, before React's own listener.
  addEventListener('click', onClick, true)
  setPopStateBlocker(onPopState)
  addEventListener('beforeunload', onBeforeUnload)
  return () => {
    if (!isReleased) release()
  }
}
