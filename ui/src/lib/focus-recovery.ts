const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"])`)
  .join()

const isVisible = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement && (control.checkVisibility?.() ?? true) // jsdom has no layout

const findFirstFocusable = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll('*')].filter((each) => each.matches(FOCUSABLE)).find(isVisible)

/** A parent, and the index of its child that contains the focused element. */
type PathStep = { parent: Element; index: number }

/** Returns the path from an element up to the region. It must be recorded before the element is removed. */
function getPath(element: Element, region: Element): PathStep[] {
  const path: PathStep[] = []
  for (let at = element; at !== region && at.parentElement; at = at.parentElement) {
    path.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) })
  }
  return path
}

/** Finds the focusable element that is nearest to a path: at its position or after it, otherwise before it. */
function findNearest(path: readonly PathStep[]): HTMLElement | undefined {
  for (const { parent, index } of path) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const control = findFirstFocusable(child)
      if (control) return control
    }
  }
  return undefined
}

/** Part of a region that shows up for something else in it, such as a `SelectionBar` for rows. When it goes, the focus returns there. */
const RETURNS_FOCUS = '[data-returns-focus]'

/**
 * Ref callback for a region whose controls are removed or disabled by their own action, such as a list whose rows have a
 * `Delete` button. When the focused control goes, the nearest control receives the focus, so that keyboard users keep
 * their place. After a navigation the focus is left alone.
 */
export function recoverFocus(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return // The types of refs allow `null`.
  let last: { control: Element; path: readonly PathStep[]; href: string } | null = null
  let origin: { part: Element; path: PathStep[] } | null = null

  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const part = target.closest(RETURNS_FOCUS)
    if (!part) origin = null
    else if (relatedTarget instanceof Element && region.contains(relatedTarget) && !part.contains(relatedTarget)) {
      origin = { part, path: getPath(relatedTarget, region) }
    }
    last = { control: target, path: getPath(target, region), href: location.href }
  }
  // A click next to the control gives up the focus. An overlay only borrows it.
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && last?.control.contains(target))) last = null
  }
  const observer = new MutationObserver(() => {
    if (!last) return
    const { control, path, href } = last
    const isGone = !control.isConnected || control.matches(':disabled')
    // A disabled control keeps the focus until the next paint. A Radix dialog takes it when the focused control goes.
    const focused = document.activeElement
    const isFocusFree = focused === control || focused?.contains(region)
    if (!isGone || !isFocusFree) return
    last = null
    if (href !== location.href) return
    const returnPath = origin?.part.isConnected === false ? origin.path : null
    // The user may have scrolled on from the row. What they look at must not jump.
    ;(findNearest(returnPath ?? path) ?? region).focus({ preventScroll: returnPath !== null })
  })
  // Overlays such as the confirm dialog are children of the body, or of the last element of a `ThemeProvider`.
  const overlays = region.closest('[data-theme-provider]')?.lastElementChild ?? document.body
  observer.observe(overlays, { childList: true })
  observer.observe(region, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  region.addEventListener('focusin', onFocusIn)
  region.addEventListener('pointerdown', onPointerDown)
  return () => {
    observer.disconnect()
    region.removeEventListener('focusin', onFocusIn)
    region.removeEventListener('pointerdown', onPointerDown)
  }
}
