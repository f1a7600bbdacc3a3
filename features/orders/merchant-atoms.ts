import type { MerchantStatusInput, OrderFilter } from '@whirligig/contract'
import { createListAtom } from '@whirligig/core/pagination'
import { mutationAtom, privateKey, privateQueryAtom, selfCleaningFamily } from '@whirligig/core/query'
import { getMerchantOrder, listMerchantOrders, setMerchantStatus } from './merchant-api.ts'

const createOrdersAtom = (filter: OrderFilter) =>
  createListAtom(['orders', 'merchant', filter], (client, page: number, signal) =>
    listMerchantOrders(client, filter, page, signal),
  )

/** Pages of the orders with toys of the merchant's brand, for each filter. */
export const merchantOrdersAtoms = { all: createOrdersAtom('all'), to_ship: createOrdersAtom('to_ship') }

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
  invalidates: (session) => [privateKey(session, 'order', 'merchant'), privateKey(session, 'orders', 'merchant')],
  awaitRefetch: false,
  toast: ({ message }) => message,
})
