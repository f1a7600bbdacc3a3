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

/** A page of all reviews, 1-based. */
export const allReviewsAtom = createListAtom(['reviews', 'all'], fetchAllReviews)

/** A review on the screen, with what is being done to it. */
export type ReviewRow = Review & Pick<ReviewActionsProps, 'pendingAction'>

const pending = createOptimisticRows<ReviewRow>()
/** Reviews as they are about to be. */
export const optimisticReviewsAtom = pending.rowsAtom

type Call = (client: ApiClient) => Promise<MessageResponse>

const changeMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  const session = get(sessionAtom)
  const queryClient = get(queryClientAtom)
  return {
    mutationKey: ['change-review'],
    mutationFn: (call: Call) => call(client),
    // Also after a refusal: somebody else may have decided meanwhile.
    onSettled: async (): Promise<void> => {
      queryClient.invalidateQueries({ queryKey: publicKey() }) // the stars of its toy
      await queryClient.invalidateQueries({ queryKey: privateKey(session, 'reviews') })
    },
  }
})

/** Shows a change until the server has answered, and says what it said. What was refused is undone, and said already. */
const changeAtom = atom(null, (get, set, id: string, change: Partial<ReviewRow> | 'gone', call: Call) => {
  const { mutateAsync } = get(changeMutationAtom)
  const work = async () => {
    const { message } = await mutateAsync(call)
    set(showToastAtom, { tone: 'success', title: message })
  }
  return set(pending.runOptimisticAtom, id, change, work).catch(() => undefined)
})

export const approveReviewAtom = atom(null, (_get, set, seen: Review) =>
  set(changeAtom, seen._id, { pendingAction: 'approve' }, (client) => decideReview(client, 'approve', seen)),
)

export const rejectReviewAtom = atom(null, (_get, set, seen: Review) =>
  set(changeAtom, seen._id, { pendingAction: 'reject' }, (client) => decideReview(client, 'reject', seen)),
)

export const deleteReviewAtom = atom(null, (_get, set, { _id }: Review) =>
  set(changeAtom, _id, 'gone', (client) => deleteReview(client, _id)),
)
