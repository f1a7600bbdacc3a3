import { mutationAtom, privateKey, privateQueryAtom, selfCleaningFamily } from '@whirligig/core/query'
import { addNote, getOrderHistory, shipOrder } from './staff-api.ts'

/** Who changed an order, newest first. Its key starts like that of orders, so that a change refetches both. */
export const orderHistoryAtom = selfCleaningFamily((id: string) =>
  privateQueryAtom({
    key: ['order', 'history', id],
    fetch: (client, signal) => getOrderHistory(client, id, signal),
    staleTime: 0,
  }),
)

/** Adds a note to an order. */
export const addNoteAtom = mutationAtom({
  key: 'order-note',
  mutate: (client, { id, text }: { id: string; text: string }) => addNote(client, id, text),
  invalidates: (session, { id }) => [privateKey(session, 'order', 'history', id)],
  toast: ({ message }) => message,
})

/** Ships all open lines of an order. */
export const shipOrderAtom = mutationAtom({
  key: 'ship-order',
  mutate: shipOrder,
  onSuccess: ({ order }, { queryClient, session }) =>
    queryClient.setQueryData(privateKey(session, 'order', order._id), order),
  invalidates: (session) => [privateKey(session, 'order'), privateKey(session, 'orders')],
  awaitRefetch: false,
  toast: ({ message }) => message,
})
