import { isPageCovered, isPageKey, PageKeysContext } from '@whirligig/ui'
import { type RefObject, useContext, useEffect } from 'react'

/** `b` leads to the first action of the selection bar. By Tab, all rows of the list and their checkboxes come before it. */
export function useSelectionKey(bar: RefObject<HTMLElement | null>): void {
  const isOn = useContext(PageKeysContext)
  useEffect(
    function focusActions() {
      if (!isOn) return
      function onKeyDown(event: KeyboardEvent): void {
        if (event.key !== 'b' || !isPageKey(event) || isPageCovered()) return
        bar.current?.querySelector<HTMLElement>(':scope > div button:enabled')?.focus()
      }
      addEventListener('keydown', onKeyDown)
      return () => removeEventListener('keydown', onKeyDown)
    },
    [isOn, bar],
  )
}
