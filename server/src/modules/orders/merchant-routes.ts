import {
  BulkStatusResponse,
  MerchantBulkStatusInput,
  MerchantOrderPage,
  MerchantOrderResponse,
  MerchantStatusInput,
  MerchantStatusResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { AnyQuery, fastSerialized, idParams } from '../../plugins/validation.ts'
import { getMerchantOrder, listMerchantOrders, setMerchantBulkStatus, setMerchantStatus } from './merchant-orders.ts'
import { ORDER_MESSAGES } from './order-messages.ts'

const config = { guard: 'staff' } as const
const params = idParams(RESPONSE_TEXT.order.missing)

/** The orders with toys of a merchant's brand. Admins have no brand: they use the calls for all orders. */
export const merchantOrderRoutes: Module = (app, deps) => {
  const { db } = deps

  app.get(
    '/order/list/merchant',
    { config, schema: { querystring: AnyQuery, response: withErrorResponses(fastSerialized(MerchantOrderPage)) } },
    (request) => listMerchantOrders(db, requireUser(request), request.query),
  )

  app.put(
    '/order/merchant/status',
    { config, schema: { body: MerchantBulkStatusInput, response: withErrorResponses(BulkStatusResponse) } },
    (request) => setMerchantBulkStatus(deps, requireUser(request), request.body),
  )

  app.get(
    '/order/merchant/:id',
    { config, schema: { params, response: withErrorResponses(MerchantOrderResponse) } },
    async (request) => ({ order: await getMerchantOrder(db, requireUser(request), request.params.id) }),
  )

  app.put(
    '/order/merchant/:id/status',
    { config, schema: { params, body: MerchantStatusInput, response: withErrorResponses(MerchantStatusResponse) } },
    async (request) => ({
      success: true,
      message: ORDER_MESSAGES.statusUpdated,
      order: await setMerchantStatus(deps, requireUser(request), request.params.id, request.body),
    }),
  )
}
