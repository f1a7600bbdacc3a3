import type { Merchant, MessageResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'
import { createSearchableListAtom } from '@whirligig/core/pagination'
import { createOptimisticRows, invalidateCatalogue, privateKey } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import type { StatusAction } from '@whirligig/ui'
import { atom } from 'jotai'
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query'
import { decideMerchant, deleteMerchant, merchantPage, merchantsFound, setMerchantActive } from './api.ts'

/** A page of merchants, 1-based, or what a search finds; '' searches for nothing. */
export const merchantsAtom = createSearchableListAtom(['merchants'], merchantPage, merchantsFound)

/** A merchant on the screen, with what is being done to it. */
export type ShownMerchant = Merchant & { busy?: StatusAction }

const pending = createOptimisticRows<ShownMerchant>()
/** Merchants as they are about to be. */
export const shownMerchantsAtom = pending.rowsAtom

type Call = (client: ApiClient) => Promise<MessageResponse>

const changeMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  const session = get(sessionAtom)
  const queryClient = get(queryClientAtom)
  const catalogue = () => invalidateCatalogue(queryClient, session) // the brand comes and goes with its merchant
  return {
    mutationKey: ['change-merchant'],
    mutationFn: (call: Call) => call(client),
    // Also after a refusal: somebody else may have decided meanwhile.
    onSettled: async (): Promise<void> => {
      queryClient.invalidateQueries({ queryKey: privateKey(session, 'users') })
      await Promise.all([queryClient.invalidateQueries({ queryKey: privateKey(session, 'merchants') }), catalogue()])
    },
  }
})

/** Shows a change until the server has answered, and says what it said. What was refused is undone, and said already. */
const changeAtom = atom(null, (get, set, id: string, change: Partial<ShownMerchant> | 'deleted', call: Call) => {
  const { mutateAsync } = get(changeMutationAtom)
  const work = async () => {
    const { message } = await mutateAsync(call)
    set(showToastAtom, { tone: 'success', title: message })
  }
  return set(pending.runOptimisticAtom, id, change, work).catch(() => undefined)
})

/** Approves an application; invites once more who is approved and has no account yet. */
export const approveMerchantAtom = atom(null, (_get, set, seen: Merchant) =>
  set(changeAtom, seen._id, { busy: 'approve' }, (client) => decideMerchant(client, 'approve', seen)),
)

export const rejectMerchantAtom = atom(null, (_get, set, seen: Merchant) =>
  set(changeAtom, seen._id, { busy: 'reject' }, (client) => decideMerchant(client, 'reject', seen)),
)

/** Disables or enables a merchant, brand and account. */
export const turnMerchantAtom = atom(null, (_get, set, { _id }: Merchant, isActive: boolean) =>
  set(changeAtom, _id, { isActive, busy: 'toggle' }, (client) => setMerchantActive(client, _id, isActive)),
)

export const deleteMerchantAtom = atom(null, (_get, set, { _id }: Merchant) =>
  set(changeAtom, _id, 'deleted', (client) => deleteMerchant(client, _id)),
)
