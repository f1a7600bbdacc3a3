import { mutationAtom, privateKey, privateQueryAtom, publicKey, selfCleaningFamily } from '@whirligig/core/query'
import { publicClientAtom } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { getShareToken, listSharedWishes, startSharing, stopSharing } from './api.ts'

/** The token of the link to the user's wishlist; null while it is not shared. */
export const shareTokenAtom = privateQueryAtom({ key: ['wishlist-share'], fetch: getShareToken })

/** Starts or stops sharing the user's wishlist. */
export const setSharedAtom = mutationAtom({
  key: 'share-wishlist',
  scope: 'share-wishlist',
  mutate: (client, isShared: boolean) => (isShared ? startSharing(client) : stopSharing(client)),
  onSuccess: ({ token }, { queryClient, session }) =>
    queryClient.setQueryData(privateKey(session, 'wishlist-share'), token),
})

/** The products of a shared wishlist by its token. */
export const sharedWishesAtom = selfCleaningFamily((token: string) =>
  atomWithQuery((get) => {
    const client = get(publicClientAtom)
    return {
      queryKey: publicKey('shared-wishlist', token),
      queryFn: ({ signal }) => listSharedWishes(client, token, signal),
    }
  }),
)
