import { setPopStateBlocker } from './popstate-blocker.ts'

/** What a router navigates with; a push is the only way that a page itself leads elsewhere. */
export type Pushing = { push: (...to: never[]) => void }

/** Whether a press is one that changes what is shown here, rather than one for a new tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** The address of a link that leads to another page of the shop. */
function otherPage(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.download)
    return undefined
  return link.href === location.href ? undefined : link.href
}

let guarded: ((leave: () => void) => void) | null = null

/** Does what leads away without an address, such as signing out; asks first where a page holds everybody. */
export const confirmThen = (leave: () => void): void => (guarded ? guarded(leave) : leave())

/**
 * Holds everybody on a page: links, the browser's Back and Forward, what the page itself leads to, closing the tab. The
 * address is that of the page when it is made.
 *
 * @param ask is told of somebody who wants to leave, and how to let them. A closing tab is asked about by the browser.
 * @returns lets everybody go
 */
export function blockNavigation(router: Pushing, ask: (leave: () => void) => void): () => void {
  const here = { state: history.state, href: location.href }
  const push = router.push
  let isOpen = false
  const open = () => {
    isOpen = true
    router.push = push
    guarded = null
    removeEventListener('click', onClick, true)
    setPopStateBlocker(null)
    removeEventListener('beforeunload', onUnload)
  }
  const hold = (leave: () => void) =>
    ask(() => {
      open()
      leave()
    })

  function onClick(event: MouseEvent): void {
    const to = isPlain(event) ? otherPage(event) : undefined
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    hold(() => location.assign(to))
  }
  function onPop(event: PopStateEvent): void {
    if (location.href === here.href) return
    // It has happened already. The router must not hear of it; the address becomes the page's own again, as an entry right
    // behind the one that was wanted, and so one step back leads there.
    event.stopImmediatePropagation()
    history.pushState(here.state, '', here.href)
    hold(() => history.back())
  }
  function onUnload(event: BeforeUnloadEvent): void {
    event.preventDefault()
  }

  router.push = (...to) => hold(() => push.apply(router, to))
  guarded = hold
  // On the way down, before React.
  addEventListener('click', onClick, true)
  setPopStateBlocker(onPop)
  addEventListener('beforeunload', onUnload)
  return () => {
    if (!isOpen) open()
  }
}
