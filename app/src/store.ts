import { createQueryClient, dropPrivate, endSessionAtom, onUnauthorizedAtom, sessionAtom } from '@whirligig/api'
import { forgetCartIdAtom } from '@whirligig/cart'
import { noticeFor, notifyAtom } from '@whirligig/notices'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'

/** A shop's whole state: one Jotai store with its query cache, whose failures become notices. */
export function createShop() {
  const store = createStore()
  const queryClient = createQueryClient((error, meta, where) => store.set(notifyAtom, noticeFor(error, meta, where)))
  store.set(queryClientAtom, queryClient)
  store.set(onUnauthorizedAtom, { handle: (session) => store.set(endSessionAtom, session) })
  store.sub(sessionAtom, function forgetTheOthers() {
    dropPrivate(queryClient, store.get(sessionAtom))
    store.set(forgetCartIdAtom)
  })
  return { store, queryClient }
}
