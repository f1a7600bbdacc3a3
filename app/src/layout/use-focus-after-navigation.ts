import { focusContent } from '@whirligig/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves the focus to the page after a navigation that removed the focused control: a link of the old page, or a chip of a filter. */
export function useFocusAfterNavigation(): void {
  const { key } = useLocation()
  const previous = useRef(key)
  useEffect(
    function moveFocusToContent() {
      if (previous.current === key) return
      previous.current = key
      if (document.activeElement === document.body) focusContent()
    },
    [key],
  )
}
