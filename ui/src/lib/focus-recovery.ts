const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"])`)
  .join()

const canTake = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement && control.checkVisibility()

const firstIn = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll('*')].filter((each) => each.matches(FOCUSABLE)).find(canTake)

/** An element and the place that the next one of its way had in it. */
type Step = { parent: Element; index: number }

/** From an element out to the region, with the places on the way: they cannot be asked any more when it is gone. */
function wayOut(element: Element, region: Element): Step[] {
  const steps: Step[] = []
  for (let at = element; at !== region && at.parentElement; at = at.parentElement) {
    steps.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) })
  }
  return steps
}

/** What is nearest to where something was: what came into its place or after it, else what is before it. */
function nearest(way: readonly Step[]): HTMLElement | undefined {
  for (const { parent, index } of way) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const control = firstIn(child)
      if (control) return control
    }
  }
  return undefined
}

/**
 * For the `ref` of a region whose controls come and go with what they do, such as the rows of a list with their own
 * 'Delete': where the focus would be lost with one, the nearest control gets it, so that nobody at the keyboard starts over
 * from the top. Another page begins anew.
 */
export function recoverFocus(region: HTMLElement): () => void {
  let held: { control: Element; way: readonly Step[]; href: string } | null = null

  function note({ target }: FocusEvent): void {
    if (target instanceof Element) held = { control: target, way: wayOut(target, region), href: location.href }
  }
  // A press beside all controls gives the focus up. What lies over the page only borrows it.
  function forget({ target }: PointerEvent): void {
    if (!(target instanceof Node && held?.control.contains(target))) held = null
  }
  const observer = new MutationObserver(() => {
    if (!held) return
    const { control, way, href } = held
    const isOff = !control.isConnected || control.matches(':disabled')
    // What is disabled keeps the focus until the browser paints.
    const isFree = document.activeElement === document.body || document.activeElement === control
    if (!isOff || !isFree) return
    held = null
    if (href === location.href) (nearest(way) ?? region).focus()
  })
  // What lies over the page, such as the question whether to delete, ends as a child of the body.
  observer.observe(document.body, { childList: true })
  observer.observe(region, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  region.addEventListener('focusin', note)
  region.addEventListener('pointerdown', forget)
  return () => {
    observer.disconnect()
    region.removeEventListener('focusin', note)
    region.removeEventListener('pointerdown', forget)
  }
}
