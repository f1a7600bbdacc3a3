import { useEffect, useRef } from 'react'

/**
 * Moves the focus between the list and the conversation, which narrow screens show one at a time: into the conversation when
 * the user opens it, and back to its row in the list when it closes.
 */
export function useConversationFocus(selectedId: string | null) {
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const previousId = useRef<string | null>(null)
  const isOpenedByUser = useRef(false)
  useEffect(
    function moveFocus() {
      const closedId = previousId.current
      previousId.current = selectedId
      if (selectedId !== null && isOpenedByUser.current) focusConversation(root.current, heading.current)
      if (selectedId === null && closedId !== null && document.activeElement === document.body) {
        root.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(closedId)}"]`)?.focus()
      }
      isOpenedByUser.current = false
    },
    [selectedId],
  )
  return {
    /** The element that contains the list and the conversation. */
    root,
    /** The heading of the conversation. */
    heading,
    /** Call it when the user opens a conversation. */
    onOpen: (id: string) => {
      if (id === selectedId) focusConversation(root.current, heading.current)
      else isOpenedByUser.current = true
    },
  }
}

/** Focuses the text box; on a phone the heading, because the on-screen keyboard would cover the messages. */
function focusConversation(root: HTMLElement | null, heading: HTMLElement | null): void {
  if (matchMedia('(width >= 48rem)').matches) root?.querySelector('textarea')?.focus()
  else heading?.focus()
}
