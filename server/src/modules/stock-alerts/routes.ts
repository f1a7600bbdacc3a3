import { MessageResponse, RESPONSE_TEXT, StockAlertInput, StockAlertList } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { idParams } from '../../plugins/validation.ts'
import { registerUnsubscribe } from '../newsletter/register-unsubscribe.ts'
import { deleteAlert, deleteAlertsByToken, findWaitingProducts } from './queries.ts'
import { addStockAlert } from './service.ts'

const config = { guard: 'authenticated' } as const

/** Mails for shoppers who wait for products that are out of stock. */
export const stockAlertRoutes: Module = (app, deps) => {
  const { db } = deps

  app.get('/stock-alert', { config, schema: { response: withErrorResponses(StockAlertList) } }, async (request) => ({
    products: await findWaitingProducts(db, requireUser(request).id),
  }))

  app.post(
    '/stock-alert/add',
    {
      config: { guard: 'optional', limit: 'stock-alert' },
      schema: { body: StockAlertInput, response: withErrorResponses(MessageResponse) },
    },
    (request) => addStockAlert(deps, request.session?.user ?? null, request.body),
  )

  app.delete(
    '/stock-alert/delete/:id',
    { config, schema: { params: idParams(), response: withErrorResponses(MessageResponse) } },
    async (request) => {
      await deleteAlert(db, requireUser(request).id, request.params.id)
      return { success: true, message: RESPONSE_TEXT.stockAlert.deleted }
    },
  )

  registerUnsubscribe(app, '/stock-alert/stop/:token', {
    appUrl: deps.config.appUrl,
    unsubscribe: (token) => deleteAlertsByToken(db, token),
    outcomes: { done: 'alertsDone', unknown: 'alertsUnknown' },
  })
}
