import { type FocusEvent, type KeyboardEvent, useContext, useEffect, useRef } from 'react'
import { isPageCovered, isPageKey, PageKeysContext } from '../lib/page-keys.ts'

/** What keys do with the focused row of a list. `focusNext` moves the focus on, for actions after which a row disappears. */
export type RowKeys<Row> = Readonly<Record<string, (row: Row, focusNext: () => void) => void>>

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** The keys that lead from elsewhere on the page to the list. Others could change a row that the user does not see. */
const ENTERING_KEYS: readonly string[] = ['j', 'k', 'x']

/** Focuses what opens a row, else its first control. */
function focusRow(row: Element | undefined): void {
  const target =
    row?.querySelector<HTMLElement>('th a, th button') ?? row?.querySelector<HTMLElement>('a, button, input')
  target?.focus()
}

/**
 * Keys of the element whose children are the rows. While the focus is in one of them, `j` and `k` or the arrows move to the next and
 * previous row, and `keys` act on the row. With `PageKeysContext`, `j`, `k` and `x` lead from elsewhere on the page to the row that had
 * the focus last, or the first one. Keys with Ctrl, Alt or Meta, and keys in text fields, keep their meaning.
 */
export function useRowKeys<Row>(rows: readonly Row[], keys: RowKeys<Row>) {
  const isEverywhere = useContext(PageKeysContext)
  const body = useRef<HTMLTableSectionElement>(null)
  const lastRow = useRef<Element>(undefined)

  useEffect(
    function enterFromPage() {
      if (!isEverywhere) return
      function onKeyDown(event: globalThis.KeyboardEvent): void {
        const all = [...(body.current?.children ?? [])]
        const isElsewhere = !(event.target instanceof Node && body.current?.contains(event.target))
        if (!isElsewhere || !ENTERING_KEYS.includes(event.key) || !isPageKey(event) || isPageCovered()) return
        const index = lastRow.current ? Math.max(0, all.indexOf(lastRow.current)) : 0
        const row = rows[index]
        if (row === undefined) return
        event.preventDefault()
        focusRow(all[index])
        if (event.key === 'x') keys.x?.(row, () => focusRow(all[index + 1]))
      }
      addEventListener('keydown', onKeyDown)
      return () => removeEventListener('keydown', onKeyDown)
    },
    [isEverywhere, rows, keys],
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event
    if (!isPageKey(event.nativeEvent)) return
    const all = [...currentTarget.children]
    const index = all.findIndex((child) => target instanceof Node && child.contains(target))
    const row = rows[index]
    if (row === undefined) return
    const step = STEPS[key]
    if (step !== undefined) {
      event.preventDefault()
      focusRow(all[index + step])
    } else if (keys[key]) {
      event.preventDefault()
      keys[key]?.(row, () => focusRow(all[index + 1] ?? all[index - 1]))
    }
  }

  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    lastRow.current = [...currentTarget.children].find((row) => row.contains(target))
  }

  return { ref: body, onKeyDown, onFocus }
}
