import { createFilteredListAtom } from '@whirligig/core/pagination'
import { mutationAtom, privateKey } from '@whirligig/core/query'
import { listSubscribers, removeSubscriber } from './api.ts'

const KEY = 'subscribers'

/** A page of the newsletter's subscribers (1-based). */
export const subscribersAtom = createFilteredListAtom([KEY], listSubscribers)

/** Unsubscribes a subscriber. */
export const removeSubscriberAtom = mutationAtom({
  key: 'remove-subscriber',
  mutate: removeSubscriber,
  invalidates: (session) => [privateKey(session, KEY)],
  toast: ({ message }) => message,
})
