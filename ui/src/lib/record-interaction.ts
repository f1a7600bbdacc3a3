import { changeValue } from './change-value.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input, textarea, select'
const CONTROLS = `a, button, ${FIELDS}`

/** Names and ids are left out, because those that React creates differ in the new elements. */
const describe = (control: Element & { labels?: NodeList | null }): string =>
  [control.tagName, control.getAttribute('aria-label'), control.textContent, control.labels?.[0]?.textContent].join()

/** Returns a function that finds the same control after its section has been rendered again. */
function locate<Control extends HTMLElement>(section: Element, control: Element): () => Control | undefined {
  const description = describe(control)
  const listEqual = () =>
    [...section.querySelectorAll<Control>(CONTROLS)].filter((other) => describe(other) === description)
  const index = listEqual().findIndex((other) => other.isSameNode(control))
  return () => listEqual()[index]
}

/** Returns how to repeat the user's change of a field, or undefined if it has the server's state. */
function getChange(field: Field): ((other: Field) => void) | undefined {
  const { value } = field
  // Another radio button has been chosen instead of one that is off now.
  if ('checked' in field && field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio'))
    return (other) => other.click()
  const isChanged = 'options' in field ? !field.selectedOptions[0]?.defaultSelected : value !== field.defaultValue
  return isChanged ? (other) => changeValue(other, value) : undefined
}

/** Lists what the user has typed, ticked, selected and focused, as functions that do it again. */
function listStates(section: Element): (() => void)[] {
  const states = [...section.querySelectorAll<Field>(FIELDS)].flatMap((field) => {
    const change = getChange(field)
    if (!change) return []
    const find = locate<Field>(section, field)
    return () => {
      const found = find()
      if (found) change(found)
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
 */
export function recordInteraction(section: HTMLElement): Interaction {
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
