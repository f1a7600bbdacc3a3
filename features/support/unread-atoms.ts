import type { ChatUnreadCounts } from '@whirligig/contract'
import { atom } from 'jotai'
import { chatServicesAtom } from './chat-services.ts'
import { totalUnread } from './unread-counts.ts'

const NO_COUNTS: ChatUnreadCounts = {}

/** The number of unread messages by sender. */
export const unreadCountsAtom = atom((get) => {
  const services = get(chatServicesAtom)
  return services ? get(services.unread.countsAtom) : NO_COUNTS
})

/** The number of all unread messages, without those on the screen. */
export const unreadTotalAtom = atom((get) => {
  const services = get(chatServicesAtom)
  return services ? totalUnread(get(services.unread.countsAtom), get(services.unread.visibleUserIdAtom)) : 0
})

/** Sets the user whose conversation is on the screen; null for none. */
export const setVisibleUserIdAtom = atom(null, (get, set, id: string | null) => {
  const services = get(chatServicesAtom)
  if (services) set(services.unread.visibleUserIdAtom, id)
})
