import type { Merchant, MessageResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'
import { createFilteredListAtom } from '@whirligig/core/pagination'
import { createOptimisticRows, mutationAtom, privateKey, publicKey } from '@whirligig/core/query'
import type { StatusAction } from '@whirligig/ui'
import { atom } from 'jotai'
import { decideMerchant, deleteMerchant, listMerchants, setMerchantActive } from './merchants-api.ts'

/** A page of merchants (1-based), or the results of a search, also of one status. */
export const merchantsAtom = createFilteredListAtom(['merchants'], listMerchants)

/** A merchant with its optimistic changes. */
export type MerchantRow = Merchant & { pendingAction?: StatusAction }

const optimistic = createOptimisticRows<MerchantRow>()
/** Returns a function that applies pending changes to merchants. */
export const applyPendingMerchantsAtom = optimistic.rowsAtom

type SendRequest = (client: ApiClient) => Promise<MessageResponse>

const changeMutationAtom = mutationAtom({
  key: 'change-merchant',
  mutate: (client, sendRequest: SendRequest) => sendRequest(client),
  // The merchant's brand, products and user change, too. Only the queries on the screen are refetched.
  invalidates: (session) => [publicKey(), privateKey(session)],
  toast: ({ message }) => message,
})

/** Applies an optimistic change until the server has responded. After an error the change is dropped. */
const changeMerchantAtom = atom(
  null,
  (_get, set, id: string, change: Partial<MerchantRow> | 'deleted', sendRequest: SendRequest) =>
    // The query client shows the error toast.
    set(optimistic.runOptimisticAtom, id, change, () => set(changeMutationAtom, sendRequest)).catch(() => undefined),
)

/** Approves an application, or sends a new invitation to an approved merchant without an account. */
export const approveMerchantAtom = atom(null, (_get, set, merchant: Merchant) =>
  set(changeMerchantAtom, merchant._id, { pendingAction: 'approve' }, (client) =>
    decideMerchant(client, 'approve', merchant),
  ),
)

export const rejectMerchantAtom = atom(null, (_get, set, merchant: Merchant) =>
  set(changeMerchantAtom, merchant._id, { pendingAction: 'reject' }, (client) =>
    decideMerchant(client, 'reject', merchant),
  ),
)

/** Enables or disables a merchant's brand and account. */
export const setMerchantActiveAtom = atom(null, (_get, set, { _id }: Merchant, isActive: boolean) =>
  set(changeMerchantAtom, _id, { isActive, pendingAction: 'toggle' }, (client) =>
    setMerchantActive(client, _id, isActive),
  ),
)

export const deleteMerchantAtom = atom(null, (_get, set, { _id }: Merchant) =>
  set(changeMerchantAtom, _id, 'deleted', (client) => deleteMerchant(client, _id)),
)
