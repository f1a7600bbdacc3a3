import { cartOpenAtom } from '@whirligig/cart'
import { createSuggestionsQueryAtom, setSuggestionSourceAtom } from '@whirligig/catalogue'
import { ApiError, isOutage, setReachableAtom } from '@whirligig/core/http'
import { createQueryClient, removePrivateQueries } from '@whirligig/core/query'
import {
  endSessionAtom,
  isSignedInAtom,
  onUnauthorizedAtom,
  sessionAtom,
  userIdAtom,
  userQueryAtom,
} from '@whirligig/core/session'
import { showToastAtom, toErrorToast } from '@whirligig/core/toasts'
import { whenIdle } from '@whirligig/ui'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'

export type ShopStore = ReturnType<typeof createStore>

/** Creates the app's Jotai store with its query client. Failed requests show a toast, and a 401 ends the session. */
export function createShopStore(): ShopStore {
  const store = createStore()
  const queryClient = createQueryClient((error, meta, where) => {
    if (error instanceof ApiError) store.set(setReachableAtom, !isOutage(error))
    store.set(showToastAtom, toErrorToast(error, meta, where))
  })
  store.set(queryClientAtom, queryClient)
  store.set(setSuggestionSourceAtom, createSuggestionsQueryAtom)
  store.set(onUnauthorizedAtom, {
    handle: (session) => {
      const expired = { userId: store.get(userIdAtom), restoredState: { openCart: store.get(cartOpenAtom) } }
      // Ending the session aborts the request that failed, so the toast is shown here and not by that request.
      if (store.set(endSessionAtom, session, expired))
        store.set(showToastAtom, toErrorToast(new ApiError(401, ''), {}, 'mutation'))
    },
  })
  return store
}

/** Starts what runs as long as the page is open: the socket, and cleaning up after sessions. Not for server rendering. */
export function connectStore(store: ShopStore): void {
  const queryClient = store.get(queryClientAtom)
  store.sub(sessionAtom, function removeOtherSessionsQueries() {
    removePrivateQueries(queryClient, store.get(sessionAtom))
  })
  store.sub(sessionAtom, async function applyPendingWish() {
    if (!store.get(isSignedInAtom)) return
    const { applyPendingWishAtom } = await import('@whirligig/wishlist')
    await store.set(applyPendingWishAtom)
  })
  whenIdle(async function connectSocket() {
    const { connectionStateAtom } = await import('@whirligig/core/realtime')
    // While subscribed, the socket connects and disconnects with the session.
    store.sub(connectionStateAtom, function recheckSession() {
      // The server has closed the socket. If the session has ended, the 401 of the profile leads to the login page.
      if (store.get(connectionStateAtom) === 'off' && store.get(isSignedInAtom)) store.get(userQueryAtom).refetch()
    })
  })
}
