import { CONTENT_ID } from '../page/content-id.ts'

/** What had the focus before a dialog, by the dialog: the nearest first. */
const openers = new WeakMap<EventTarget, readonly Element[]>()

/** What stands in a menu or in another dialog may be gone with it, but not what opened those. */
function getReturnTargets(opener: Element): readonly Element[] {
  const around = opener.closest('[role=menu], [role$=dialog]')
  if (!around) return [opener]
  const trigger = document.getElementById(around.getAttribute('aria-labelledby') ?? '')
  return [opener, ...(trigger ? [trigger] : []), ...(openers.get(around) ?? [])]
}

/** Whether nobody has the focus, or the dialog below, which only caught it. Who is elsewhere already went there on purpose. */
const isLost = (focused: Element | null) => !focused || focused.matches('body, [role=menu], [role$=dialog]')

function tryFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus()
  return element === document.activeElement && element !== document.body
}

/**
 * Handlers for a Radix dialog that is opened from elsewhere: without a trigger of its own, Radix would leave the focus on
 * the body. What had the focus before gets it back, or else the content of the page.
 */
export const returnFocus = {
  onOpenAutoFocus: ({ currentTarget: dialog }: Event) => {
    if (dialog && document.activeElement) openers.set(dialog, getReturnTargets(document.activeElement))
  },
  onCloseAutoFocus: (event: Event) => {
    event.preventDefault()
    if (!isLost(document.activeElement)) return
    const ways = (event.currentTarget && openers.get(event.currentTarget)) ?? []
    if (ways.some(tryFocus) || document.activeElement !== document.body) return
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  },
}
