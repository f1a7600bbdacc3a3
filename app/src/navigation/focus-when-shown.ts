const INTERACTIONS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Focuses an element as soon as the page has it, for example when its list has loaded. Stops when the user does something else first.
 * @returns a function that stops waiting
 */
export function focusWhenShown(selector: string): () => void {
  const abort = new AbortController()
  const focus = (options?: FocusOptions): boolean => {
    const element = document.querySelector<HTMLElement>(selector)
    element?.focus(options)
    return element !== null
  }
  // What is shown already is where the user left it. What loads first has to be scrolled to.
  if (focus({ preventScroll: true })) return () => undefined
  const observer = new MutationObserver(() => {
    if (focus()) abort.abort()
  })
  abort.signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  for (const type of INTERACTIONS) addEventListener(type, () => abort.abort(), { signal: abort.signal, passive: true })
  return () => abort.abort()
}
