import { connectionStateAtom } from '@whirligig/core/realtime'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { chatAtom, chatStateAtom } from './atoms.ts'
import { newestIncoming } from './chat-state.ts'
import { setVisibleUserIdAtom, unreadCountsAtom } from './unread-atoms.ts'

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isPageVisible = () => document.visibilityState === 'visible'

/** Marks the open conversation as read while the page is visible. */
export function useMarkAsRead(selectedId: string | null): void {
  const chat = useAtomValue(chatAtom)
  const setVisibleUserId = useSetAtom(setVisibleUserIdAtom)
  const isOpen = useAtomValue(connectionStateAtom) === 'open'
  const isVisible = useSyncExternalStore(subscribeToVisibility, isPageVisible, () => false)
  const count = useAtomValue(unreadCountsAtom)[selectedId ?? ''] ?? 0
  const state = useAtomValue(chatStateAtom)
  const newestId = selectedId === null ? undefined : newestIncoming(state, selectedId)?.id
  const visibleId = chat && isVisible ? selectedId : null

  useEffect(
    function excludeFromUnreadTotal() {
      setVisibleUserId(visibleId)
      return () => setVisibleUserId(null)
    },
    [setVisibleUserId, visibleId],
  )
  useEffect(
    function markAsRead() {
      if (isOpen && visibleId !== null && newestId !== undefined && count > 0) chat?.markAsRead(visibleId)
    },
    [chat, isOpen, visibleId, newestId, count],
  )
}
