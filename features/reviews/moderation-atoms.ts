import type { MessageResponse, Review } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'
import { createListAtom } from '@whirligig/core/pagination'
import { createOptimisticRows, privateKey, publicKey } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import type { ReviewActionsProps } from '@whirligig/ui'
import { atom } from 'jotai'
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query'
import { decideReview, deleteReview, fetchAllReviews } from './moderation-api.ts'

/** A page of all reviews; pages are 1-based. */
export const allReviewsAtom = createListAtom(['reviews', 'all'], fetchAllReviews)

/** A review with the action that is pending for it. */
export type ReviewRow = Review & Pick<ReviewActionsProps, 'pendingAction'>

const pending = createOptimisticRows<ReviewRow>()
/** Applies pending changes to reviews. */
export const optimisticReviewsAtom = pending.rowsAtom

type Call = (client: ApiClient) => Promise<MessageResponse>

const changeMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  const session = get(sessionAtom)
  const queryClient = get(queryClientAtom)
  return {
    mutationKey: ['change-review'],
    mutationFn: (call: Call) => call(client),
    // Also after an error: another admin may have moderated the review.
    onSettled: async (): Promise<void> => {
      queryClient.invalidateQueries({ queryKey: publicKey() }) // the rating of its product
      await queryClient.invalidateQueries({ queryKey: privateKey(session, 'reviews') })
    },
  }
})

/** Shows a change optimistically, then the server's message. On failure the change is rolled back. */
const changeAtom = atom(null, (get, set, id: string, change: Partial<ReviewRow> | 'deleted', call: Call) => {
  const { mutateAsync } = get(changeMutationAtom)
  const work = async () => {
    const { message } = await mutateAsync(call)
    set(showToastAtom, { tone: 'success', title: message })
  }
  return set(pending.runOptimisticAtom, id, change, work).catch(() => undefined)
})

export const approveReviewAtom = atom(null, (_get, set, review: Review) =>
  set(changeAtom, review._id, { pendingAction: 'approve' }, (client) => decideReview(client, 'approve', review)),
)

export const rejectReviewAtom = atom(null, (_get, set, review: Review) =>
  set(changeAtom, review._id, { pendingAction: 'reject' }, (client) => decideReview(client, 'reject', review)),
)

export const deleteReviewAtom = atom(null, (_get, set, { _id }: Review) =>
  set(changeAtom, _id, 'deleted', (client) => deleteReview(client, _id)),
)
