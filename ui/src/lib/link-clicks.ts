/** True for a primary click that navigates this tab, false for one that opens a new tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Whether a link opens a page of this site in this tab. */
export const isSiteLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && (!link.target || link.target === '_self') && !link.hasAttribute('download')

/**
 * Lets a router follow the links of all components, which are plain `<a href>`: calls `navigate` on each plain click on a link to
 * this site that opens in this tab. All other clicks are left to the browser.
 * @param navigate opens the address of the link; returns `false` to leave the click to the browser
 * @returns a function that stops it
 */
export function handleLinkClicks(navigate: (link: HTMLAnchorElement) => unknown): () => void {
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !isSiteLink(link)) return
    if (navigate(link) !== false) event.preventDefault()
  }
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
