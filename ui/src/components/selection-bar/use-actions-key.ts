import { type RefObject, useContext, useEffect } from 'react'
import { isPageCovered, isPageKey, PageKeysContext } from '../../lib/page-keys.ts'

/** `b` leads to the first action of a selection bar. By Tab, all rows of the list and their checkboxes come before it. */
export function useActionsKey(actions: RefObject<HTMLElement | null>): void {
  const isOn = useContext(PageKeysContext)
  useEffect(
    function focusActions() {
      if (!isOn) return
      function onKeyDown(event: KeyboardEvent): void {
        if (event.key !== 'b' || !isPageKey(event) || isPageCovered()) return
        // The bar is always on the screen, but the space that the page keeps free for it would make the browser scroll.
        actions.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true })
      }
      addEventListener('keydown', onKeyDown)
      return () => removeEventListener('keydown', onKeyDown)
    },
    [isOn, actions],
  )
}
