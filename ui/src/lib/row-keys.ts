import type { KeyboardEvent } from 'react'

/** What keys do with the focused row of a list. `focusNext` moves the focus on, for actions after which a row disappears. */
export type RowKeys<Row> = Readonly<Record<string, (row: Row, focusNext: () => void) => void>>

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Whether a key types text or changes a value where the focus is. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')

/** The element of a row that takes the focus: what opens it, else its first control. */
const findFocusTarget = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('th a, th button') ?? row?.querySelector<HTMLElement>('a, button, input')

/**
 * Handles keys of the element whose children are the rows, while the focus is in one of them: `j` and `k` or the arrows move to the
 * next and previous row, and `keys` act on the row. Keys with Ctrl, Alt or Meta, and keys in text fields, keep their meaning.
 */
export function createRowKeyHandler<Row>(rows: readonly Row[], keys: RowKeys<Row>) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
    const target = event.target instanceof Node ? event.target : null
    const all = [...event.currentTarget.children]
    const index = all.findIndex((child) => child.contains(target))
    const row = rows[index]
    if (row === undefined) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      findFocusTarget(all[index + step])?.focus()
    } else if (keys[event.key]) {
      event.preventDefault()
      keys[event.key]?.(row, () => findFocusTarget(all[index + 1] ?? all[index - 1])?.focus())
    }
  }
}
