import { useEffect, useRef } from 'react'

/**
 * Takes the focus along between the list and the messages, which on phones are not there together: to where one writes
 * when somebody was chosen, back to them in the list when their messages go.
 */
export function useTalkingFocus(selected: string | null) {
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<string | null>(null)
  const isChosen = useRef(false)
  useEffect(
    function follow() {
      const left = before.current
      before.current = selected
      if (selected !== null && isChosen.current) focusMessages(root.current, heading.current)
      if (selected === null && left !== null && document.activeElement === document.body) {
        root.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(left)}"]`)?.focus()
      }
      isChosen.current = false
    },
    [selected],
  )
  return {
    /** What holds both. */
    root,
    /** Of the messages. */
    heading,
    /** Somebody is chosen by hand, and will be selected. */
    choose: (id: string) => {
      if (id === selected) focusMessages(root.current, heading.current)
      else isChosen.current = true
    },
  }
}

/** To write is what comes next; on a phone that would bring up the keyboard, over what is there to be read. */
function focusMessages(root: HTMLElement | null, heading: HTMLElement | null): void {
  if (matchMedia('(width >= 48rem)').matches) root?.querySelector('textarea')?.focus()
  else heading?.focus()
}
