import { connectionStateAtom } from '@whirligig/core/realtime'
import { useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { chatAtom, chatStateAtom } from './atoms.ts'
import { threadOf } from './chat-state.ts'
import { standbyAtom } from './standby-atom.ts'
import { unreadCountsAtom } from './unread-atoms.ts'

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const isShown = () => document.visibilityState === 'visible'

/** Counts what is on the screen as read, as long as somebody can see it. */
export function useReading(id: string | null): void {
  const chat = useAtomValue(chatAtom)
  const unread = useAtomValue(standbyAtom)?.unread
  const isOpen = useAtomValue(connectionStateAtom) === 'open'
  const isVisible = useSyncExternalStore(subscribe, isShown, () => false)
  const count = useAtomValue(unreadCountsAtom)[id ?? ''] ?? 0
  const state = useAtomValue(chatStateAtom)
  const newest = id === null ? undefined : threadOf(state, id).messages.findLast(({ from }) => from === id)?.id
  const seen = isVisible ? id : null

  useEffect(
    function sayWhatIsBeingRead() {
      unread?.reading.set(seen)
      return () => unread?.reading.set(null)
    },
    [unread, seen],
  )
  useEffect(
    function tellTheServer() {
      if (isOpen && seen !== null && newest !== undefined && count > 0) chat?.read(seen)
    },
    [chat, isOpen, seen, newest, count],
  )
}
