import {
  AllOrdersPage,
  BulkStatusInput,
  BulkStatusResponse,
  isAdmin,
  MessageResponse,
  OrderAddressInput,
  OrderInput,
  OrderList,
  OrderNoteInput,
  OrderPage,
  OrderPlacedResponse,
  OrderResponse,
  OrderSavedResponse,
  OrderStatusInput,
  OrderStatusResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { sendCsv } from '../../lib/csv-export.ts'
import { notFound } from '../../lib/errors.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { AnyQuery, anyValue, fastSerialized, idParams } from '../../plugins/validation.ts'
import { addNote } from './add-note.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeAddress } from './change-address.ts'
import { exportOrders } from './export-orders.ts'
import { createCartToOrderFinder } from './find-cart-to-order.ts'
import { parseAllOrdersFilter } from './order-filter.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { placeOrder } from './place-order.ts'
import type { OrderReader } from './queries.ts'
import { findOrder, listAllOrders, listOrders, searchOrders } from './service.ts'
import { setBulkStatus } from './set-bulk-status.ts'
import { shipOrder } from './ship-order.ts'
import { updateLineStatus } from './update-line-status.ts'

const params = idParams(RESPONSE_TEXT.order.missing)
const PageQuery = z.object({ page: anyValue, limit: anyValue })
const signedIn = { guard: 'authenticated' } as const
const admin = { guard: 'admin' } as const

/** An admin reads and cancels all orders, any other user their own. */
function getReader(request: FastifyRequest): OrderReader {
  const user = requireUser(request)
  return { userId: user.id, scope: isAdmin(user) ? 'all' : { userId: user.id } }
}

/** Orders of the current user, and their administration. */
export const orderRoutes: Module = (app, deps) => {
  const { db } = deps
  const findCart = createCartToOrderFinder(db)

  app.post(
    '/order/add',
    { config: signedIn, schema: { body: OrderInput, response: withErrorResponses(OrderPlacedResponse) } },
    (request) => placeOrder({ ...deps, findCart }, requireUser(request), request.body),
  )

  app.get(
    '/order',
    {
      config: admin,
      schema: { querystring: AnyQuery, response: withErrorResponses(fastSerialized(AllOrdersPage)) },
    },
    (request) => listAllOrders(db, request.query, requireUser(request).id),
  )

  app.get('/order/export', { config: admin, schema: { querystring: AnyQuery } }, async (request, reply) =>
    sendCsv(reply, await exportOrders(deps, parseAllOrdersFilter(request.query), requireUser(request))),
  )

  app.put(
    '/order/status',
    { config: admin, schema: { body: BulkStatusInput, response: withErrorResponses(BulkStatusResponse) } },
    (request) => setBulkStatus(deps, request.body, requireUser(request)),
  )

  app.get(
    '/order/me',
    { config: signedIn, schema: { querystring: PageQuery, response: withErrorResponses(fastSerialized(OrderPage)) } },
    (request) => {
      const { id } = requireUser(request)
      return listOrders(db, request.query, { userId: id, scope: { userId: id } })
    },
  )

  app.get(
    '/order/search',
    {
      config: signedIn,
      schema: { querystring: z.object({ search: anyValue }), response: withErrorResponses(OrderList) },
    },
    async (request) => ({ orders: await searchOrders(db, request.query.search, getReader(request)) }),
  )

  app.get(
    '/order/:id',
    { config: signedIn, schema: { params, response: withErrorResponses(OrderResponse) } },
    async (request) => {
      const order = await findOrder(db, request.params.id, getReader(request))
      if (!order) throw notFound(RESPONSE_TEXT.order.missing)
      return { order }
    },
  )

  app.delete(
    '/order/cancel/:id',
    { config: signedIn, schema: { params, response: withErrorResponses(MessageResponse) } },
    (request) => cancelOrder(deps, request.params.id, getReader(request).scope, requireUser(request)),
  )

  app.put(
    '/order/status/item/:id',
    { config: admin, schema: { params, body: OrderStatusInput, response: withErrorResponses(OrderStatusResponse) } },
    (request) => updateLineStatus(deps, request.params.id, request.body, requireUser(request)),
  )

  app.put(
    '/order/:id/ship',
    { config: admin, schema: { params, response: withErrorResponses(OrderSavedResponse) } },
    async (request) => ({
      success: true,
      message: ORDER_MESSAGES.shippedAll,
      order: await shipOrder(deps, request.params.id, requireUser(request)),
    }),
  )

  app.post(
    '/order/:id/note',
    { config: admin, schema: { params, body: OrderNoteInput, response: withErrorResponses(MessageResponse) } },
    (request) => addNote(deps, request.params.id, request.body, requireUser(request)),
  )

  app.put(
    '/order/:id/address',
    {
      config: signedIn,
      schema: { params, body: OrderAddressInput, response: withErrorResponses(OrderSavedResponse) },
    },
    async (request) => ({
      success: true,
      message: RESPONSE_TEXT.address.updated,
      order: await changeAddress(deps, request.params.id, request.body.address, requireUser(request)),
    }),
  )
}
