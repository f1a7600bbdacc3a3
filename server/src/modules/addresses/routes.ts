import {
  AddressAddedResponse,
  AddressEdit,
  AddressInput,
  AddressList,
  AddressResponse,
  MessageResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { idParams } from '../../plugins/validation.ts'
import { findAddresses } from './queries.ts'
import { addAddress, editAddress, getAddress, removeAddress } from './service.ts'

const params = idParams(RESPONSE_TEXT.address.missing)
const config = { guard: 'authenticated' } as const

/** The user's own addresses. The address of another user is a 404. */
export const addressRoutes: Module = (app, deps) => {
  const { db } = deps

  app.get('/address', { config, schema: { response: withErrorResponses(AddressList) } }, async (request) => ({
    addresses: await findAddresses(db, requireUser(request).id),
  }))

  app.get(
    '/address/:id',
    { config, schema: { params, response: withErrorResponses(AddressResponse) } },
    async (request) => ({
      address: await getAddress(db, request.params.id, requireUser(request).id),
    }),
  )

  app.post(
    '/address/add',
    { config, schema: { body: AddressInput, response: withErrorResponses(AddressAddedResponse) } },
    (request) => addAddress(deps, requireUser(request).id, request.body),
  )

  app.put(
    '/address/:id',
    { config, schema: { params, body: AddressEdit, response: withErrorResponses(MessageResponse) } },
    (request) => editAddress(db, request.params.id, requireUser(request).id, request.body),
  )

  app.delete(
    '/address/delete/:id',
    { config, schema: { params, response: withErrorResponses(MessageResponse) } },
    (request) => removeAddress(db, request.params.id, requireUser(request).id),
  )
}
