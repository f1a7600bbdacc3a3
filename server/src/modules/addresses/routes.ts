import { AddressAdded, AddressEdit, AddressInput, AddressList, OneAddress, Saved } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { answers } from '../../lib/with-error-responses.ts'
import { userOf } from '../../plugins/session.ts'
import { addressesOf } from './queries.ts'
import { addAddress, editAddress, findAddress, removeAddress } from './service.ts'

const params = z.object({ id: z.string() })
const config = { guard: 'signed-in' } as const

/** Everybody's own addresses; somebody else's are as good as missing. */
export const addressRoutes: Module = (app, deps) => {
  const { db } = deps

  app.get('/address', { config, schema: { response: answers(AddressList) } }, async (request) => ({
    addresses: await addressesOf(db, userOf(request).id),
  }))

  app.get('/address/:id', { config, schema: { params, response: answers(OneAddress) } }, async (request) => ({
    address: await findAddress(db, request.params.id, userOf(request).id),
  }))

  app.post('/address/add', { config, schema: { body: AddressInput, response: answers(AddressAdded) } }, (request) =>
    addAddress(deps, userOf(request).id, request.body),
  )

  app.put('/address/:id', { config, schema: { params, body: AddressEdit, response: answers(Saved) } }, (request) =>
    editAddress(db, request.params.id, userOf(request).id, request.body),
  )

  app.delete('/address/delete/:id', { config, schema: { params, response: answers(Saved) } }, (request) =>
    removeAddress(db, request.params.id, userOf(request).id),
  )
}
