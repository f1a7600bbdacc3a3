import type { QueryClient } from '@tanstack/query-core'
import { userAtom } from '@whirligig/auth'
import { cartOpenAtom } from '@whirligig/cart'
import { setSuggestionSourceAtom, suggestionsQueryAtom } from '@whirligig/catalogue'
import { ApiError, noteReachAtom } from '@whirligig/core/http'
import { createQueryClient, dropPrivate } from '@whirligig/core/query'
import { liveStateAtom } from '@whirligig/core/realtime'
import { endSessionAtom, onUnauthorizedAtom, sessionAtom } from '@whirligig/core/session'
import { noticeFor, notifyAtom } from '@whirligig/core/toasts'
import { applyPendingWishAtom } from '@whirligig/wishlist'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { ShopStore } from '../store.ts'

/** Gives a store its cache of what the server says. Failures become notices; a 401 ends the session. */
export function setupQueryClient(store: ShopStore): QueryClient {
  const queryClient = createQueryClient(
    (error, meta, where) => {
      if (error instanceof ApiError) store.set(noteReachAtom, error.status !== 0)
      store.set(notifyAtom, noticeFor(error, meta, where))
    },
    () => store.set(noteReachAtom, true),
  )
  store.set(queryClientAtom, queryClient)
  store.set(onUnauthorizedAtom, {
    handle: (session) => {
      const expired = { userId: store.get(userAtom)?._id, openCart: store.get(cartOpenAtom) }
      // The end of the session aborts the call that met it, so that the call itself can no longer say why.
      if (store.set(endSessionAtom, session, expired))
        store.set(notifyAtom, noticeFor(new ApiError(401, ''), {}, 'action'))
    },
  })
  store.set(setSuggestionSourceAtom, suggestionsQueryAtom)
  store.sub(sessionAtom, function forgetTheOthers() {
    dropPrivate(queryClient, store.get(sessionAtom))
  })
  store.sub(sessionAtom, () => store.set(applyPendingWishAtom))
  store.sub(liveStateAtom, () => {}) // watched, the line to the server follows the session
  return queryClient
}
