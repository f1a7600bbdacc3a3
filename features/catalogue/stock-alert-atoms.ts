import type { StockAlertInput } from '@whirligig/contract'
import { mutationAtom, privateKey, privateQueryAtom } from '@whirligig/core/query'
import { addStockAlert, deleteStockAlert, listStockAlerts } from './stock-alert-api.ts'

const KEY = 'stock-alerts'

/** The ids of the products that the current user waits for. Disabled for guests. */
export const stockAlertsAtom = privateQueryAtom({ key: [KEY], fetch: listStockAlerts })

/** Requests a mail when a product is back in stock. */
export const addStockAlertAtom = mutationAtom({
  key: 'add-stock-alert',
  mutate: (client, input: StockAlertInput) => addStockAlert(client, input),
  // The product too: after an error it may be in stock.
  invalidates: (session) => [privateKey(session, KEY), privateKey(session, 'product')],
  toast: ({ message }) => message,
})

/** Deletes the current user's request, by the id of the product. */
export const deleteStockAlertAtom = mutationAtom({
  key: 'delete-stock-alert',
  mutate: (client, product: string) => deleteStockAlert(client, product),
  invalidates: (session) => [privateKey(session, KEY)],
  toast: ({ message }) => message,
})
