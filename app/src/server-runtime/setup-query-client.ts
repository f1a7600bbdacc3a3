import type { QueryClient } from '@tanstack/query-core'
import { cartOpenAtom } from '@whirligig/cart'
import { createSuggestionsQueryAtom, setSuggestionSourceAtom } from '@whirligig/catalogue'
import { ApiError, setReachableAtom } from '@whirligig/core/http'
import { createQueryClient, removePrivateQueries } from '@whirligig/core/query'
import { connectionStateAtom } from '@whirligig/core/realtime'
import { endSessionAtom, onUnauthorizedAtom, sessionAtom, userIdAtom } from '@whirligig/core/session'
import { showToastAtom, toErrorToast } from '@whirligig/core/toasts'
import { applyPendingWishAtom } from '@whirligig/wishlist'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { ShopStore } from '../store.ts'

/** Creates the store's query client. Failed requests show a toast, and a 401 ends the session. */
export function setupQueryClient(store: ShopStore): QueryClient {
  const queryClient = createQueryClient(
    (error, meta, where) => {
      if (error instanceof ApiError) store.set(setReachableAtom, error.status !== 0)
      store.set(showToastAtom, toErrorToast(error, meta, where))
    },
    () => store.set(setReachableAtom, true),
  )
  store.set(queryClientAtom, queryClient)
  store.set(onUnauthorizedAtom, {
    handle: (session) => {
      const expired = { userId: store.get(userIdAtom), restoredState: { openCart: store.get(cartOpenAtom) } }
      // Ending the session aborts the request that failed, so the toast is shown here and not by that request.
      if (store.set(endSessionAtom, session, expired))
        store.set(showToastAtom, toErrorToast(new ApiError(401, ''), {}, 'mutation'))
    },
  })
  store.set(setSuggestionSourceAtom, createSuggestionsQueryAtom)
  store.sub(sessionAtom, function removeOtherSessionsQueries() {
    removePrivateQueries(queryClient, store.get(sessionAtom))
  })
  store.sub(sessionAtom, () => store.set(applyPendingWishAtom))
  store.sub(connectionStateAtom, () => {}) // While subscribed, the socket connects and disconnects with the session.
  return queryClient
}
