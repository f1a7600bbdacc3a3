import { focusContent } from './focus-content.ts'

/** For each open dialog, the elements that may receive the focus when it closes, in order of preference. */
const returnTargets = new WeakMap<EventTarget, readonly Element[]>()

/** An opener inside a menu or a dialog may disappear with it. Then the element that opened the menu or dialog is next. */
function getReturnTargets(opener: Element): readonly Element[] {
  const overlay = opener.closest('[role=menu], [role$=dialog]')
  if (!overlay) return [opener]
  const trigger = document.getElementById(overlay.getAttribute('aria-labelledby') ?? '')
  return [opener, ...(trigger ? [trigger] : []), ...(returnTargets.get(overlay) ?? [])]
}

/** Whether no control has the focus. If one has, the user has moved the focus while the dialog was closing. */
const isFocusLost = (focused: Element | null) => !focused || focused.matches('body, [role=menu], [role$=dialog]')

/** Whether the element is in a menu or dialog that animates out and will disappear with the focus. */
const isClosing = (element: Element) =>
  element.closest('[role=menu][data-state=closed], [role$=dialog][data-state=closed]') !== null

/** @returns whether the element has the focus now */
function tryFocus(element: Element): boolean {
  if (isClosing(element)) return false
  if (element instanceof HTMLElement) element.focus()
  return element.matches(':focus') && element !== document.body
}

/**
 * Props for a Radix dialog without a trigger of its own. Radix would leave the focus on the body when the dialog closes;
 * these handlers return it to the element that had it before, or to the page content.
 */
export const returnFocus = {
  onOpenAutoFocus: ({ currentTarget: dialog }: Event) => {
    // Of an app in a shadow root, the document knows only the host.
    const opener = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
    if (dialog && opener) returnTargets.set(dialog, getReturnTargets(opener))
  },
  onCloseAutoFocus: (event: Event) => {
    event.preventDefault()
    if (!isFocusLost(document.activeElement)) return
    const targets = (event.currentTarget && returnTargets.get(event.currentTarget)) ?? []
    if (targets.some(tryFocus) || document.activeElement !== document.body) return
    focusContent()
  },
}
