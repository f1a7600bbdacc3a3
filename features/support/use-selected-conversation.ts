import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { chatAtom, chatStateAtom } from './atoms.ts'

export type ConversationSelection = {
  /** The id of the user whose conversation is open; null shows the list. */
  selectedUserId: string | null
  /** Called with the new selection. `restored`: it is the conversation that was open on the last visit. */
  onSelect: (id: string | null, reason: 'user' | 'restored') => void
}

/** Keeps the chat's selection equal to the page's, and restores the selection of the last visit once. */
export function useSelectedConversation({ selectedUserId, onSelect }: ConversationSelection): void {
  const chat = useAtomValue(chatAtom)
  const { selected } = useAtomValue(chatStateAtom)
  const previousId = useRef<string | null>(null)
  const isRestored = useRef(false)
  const getSelected = useEffectEvent(() => selected)
  const restore = useEffectEvent((id: string) => onSelect(id, 'restored'))
  useEffect(
    function synchronizeSelection() {
      if (!chat) return
      const stored = getSelected()
      const closedId = previousId.current
      previousId.current = selectedUserId
      if (selectedUserId !== null) {
        if (selectedUserId !== stored) chat.select(selectedUserId)
      } else if (closedId !== null) {
        chat.select(null)
      } else if (stored !== null && !isRestored.current) {
        isRestored.current = true
        restore(stored)
      }
    },
    [chat, selectedUserId],
  )
}
