import type { MerchantStatusInput } from '@whirligig/contract'
import { createListAtom } from '@whirligig/core/pagination'
import { mutationAtom, privateKey, privateQueryAtom, selfCleaningFamily } from '@whirligig/core/query'
import {
  getMerchantOrder,
  listMerchantOrders,
  type MerchantOrdersQuery,
  setMerchantBulkStatus,
  setMerchantStatus,
} from './merchant-api.ts'

const listAtom = createListAtom(['orders', 'merchant'], (client, key: string, signal) =>
  listMerchantOrders(client, JSON.parse(key), signal),
)

/** A page of the orders with toys of the merchant's brand. */
export const merchantOrdersAtom = (query: MerchantOrdersQuery) => listAtom(JSON.stringify(query))

const invalidates = (session: { id: number }) => [
  privateKey(session, 'order', 'merchant'),
  privateKey(session, 'orders', 'merchant'),
]

/** An order with the lines of the merchant's brand. It is refetched on every mount: others change it, too. */
export const merchantOrderAtom = selfCleaningFamily((id: string) =>
  privateQueryAtom({
    key: ['order', 'merchant', id],
    fetch: (client, signal) => getMerchantOrder(client, id, signal),
    staleTime: 0,
  }),
)

/** Sets the status of lines of an order, or of all that have not got as far. */
export const setMerchantStatusAtom = mutationAtom({
  key: 'merchant-status',
  mutate: (client, { id, ...input }: MerchantStatusInput & { id: string }) => setMerchantStatus(client, id, input),
  onSuccess: ({ order }, { queryClient, session }) =>
    queryClient.setQueryData(privateKey(session, 'order', 'merchant', order._id), order),
  invalidates,
  awaitRefetch: false,
  toast: ({ message }) => message,
})

/** Sets the status of the lines of the merchant's brand in many orders. */
export const merchantBulkStatusAtom = mutationAtom({
  key: 'merchant-bulk-status',
  mutate: setMerchantBulkStatus,
  invalidates,
  awaitRefetch: false,
})
