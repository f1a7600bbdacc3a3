import { typeText } from './type-text.ts'

const CONTROLS = 'a, button, input, textarea'

const describe = (control: Element): string =>
  [control.tagName, control.getAttribute('name'), control.getAttribute('aria-label'), control.textContent].join()

/** Returns a function that finds the same control after its section has been rendered again. */
function locate<Control extends HTMLElement>(section: Element, control: Element): () => Control | undefined {
  const description = describe(control)
  const listEqual = () =>
    [...section.querySelectorAll<Control>(CONTROLS)].filter((other) => describe(other) === description)
  const index = listEqual().findIndex((other) => other.isSameNode(control))
  return () => listEqual()[index]
}

/** Lists what the user has typed, ticked and focused, as functions that do it again. */
function listStates(section: Element): (() => void)[] {
  const fields = section.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const states = [...fields].flatMap((field) => {
    const find = locate<HTMLInputElement | HTMLTextAreaElement>(section, field)
    if ('checked' in field && field.checked !== field.defaultChecked) return () => find()?.click()
    const { value } = field
    return value === field.defaultValue
      ? []
      : () => {
          const found = find()
          if (found) typeText(found, value)
        }
  })
  const { activeElement } = document
  if (!activeElement || !section.contains(activeElement)) return states
  const find = locate(section, activeElement)
  return [...states, () => find()?.focus({ preventScroll: true })]
}

export type Interaction = {
  /** Ends the recording and returns a function that repeats everything in the section's new elements. */
  finish: () => () => void
}

/**
 * Records what a user does in a section whose code has not loaded yet. Until then links work, and buttons do nothing.
 * @returns `finish`, which ends the recording and returns a function that repeats everything in the section's new elements
 */
export function recordInteraction(section: HTMLElement): { finish: () => () => void } {
  let findPressed: (() => HTMLElement | undefined) | undefined
  function onClick(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault() // a form would be sent
    findPressed = locate(section, button)
  }
  section.addEventListener('click', onClick)
  return {
    finish: () => {
      section.removeEventListener('click', onClick)
      const states = listStates(section)
      return () => {
        for (const repeat of states) repeat()
        queueMicrotask(() => findPressed?.()?.click()) // once React has rendered what was typed
      }
    },
  }
}
