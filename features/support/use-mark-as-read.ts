import { connectionStateAtom } from '@whirligig/core/realtime'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { chatAtom, chatStateAtom } from './atoms.ts'
import { getThread } from './chat-state.ts'
import { SUPPORT_ID } from './conversation-id.ts'
import { setVisibleUserIdAtom, unreadCountsAtom } from './unread-atoms.ts'
import { totalUnread } from './unread-counts.ts'

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
  const counts = useAtomValue(unreadCountsAtom)
  const count = selectedId === SUPPORT_ID ? totalUnread(counts, null) : (counts[selectedId ?? ''] ?? 0)
  const state = useAtomValue(chatStateAtom)
  const newestId =
    selectedId === null
      ? undefined
      : getThread(state, selectedId).messages.findLast(({ from }) => from !== chat?.me)?.id
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
