import {
  Decision,
  MerchantActive,
  MerchantInput,
  MerchantList,
  MerchantPage,
  MerchantSaved,
  MerchantSignupInput,
  Saved,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { answers } from '../../lib/with-error-responses.ts'
import { approve } from './approve.ts'
import { reject, setActive } from './closing.ts'
import { apply, listMerchants, removeMerchant, searchMerchants } from './service.ts'
import { signUpMerchant } from './sign-up.ts'

const params = z.object({ id: z.string() })
const PageQuery = z.object({ page: z.optional(z.unknown()), limit: z.optional(z.unknown()) })
const SearchQuery = z.object({ search: z.optional(z.unknown()) })
const admin = { guard: 'admin' } as const

/** Seller applications and what becomes of them. */
export const merchantRoutes: Module = (app, deps) => {
  app.post(
    '/merchant/add',
    {
      config: { guard: 'anyone', limit: 'seller-application' },
      schema: { body: MerchantInput, response: answers(Saved) },
    },
    (request) => apply(deps, request.body),
  )

  app.get(
    '/merchant',
    { config: admin, schema: { querystring: PageQuery, response: answers(MerchantPage) } },
    (request) => listMerchants(deps.db, request.query),
  )

  app.get(
    '/merchant/search',
    { config: admin, schema: { querystring: SearchQuery, response: answers(MerchantList) } },
    async (request) => ({ merchants: await searchMerchants(deps.db, request.query.search) }),
  )

  app.put(
    '/merchant/approve/:id',
    { config: admin, schema: { params, body: Decision, response: answers(MerchantSaved) } },
    (request) => approve(deps, request.params.id, request.body),
  )

  app.put(
    '/merchant/reject/:id',
    { config: admin, schema: { params, body: Decision, response: answers(MerchantSaved) } },
    (request) => reject(deps, request.params.id, request.body),
  )

  app.put(
    '/merchant/:id/active',
    { config: admin, schema: { params, body: MerchantActive, response: answers(MerchantSaved) } },
    (request) => setActive(deps, request.params.id, request.body.merchant.isActive),
  )

  app.post(
    '/merchant/signup/:token',
    {
      config: { guard: 'anyone', limit: 'sign-up' },
      schema: { params: z.object({ token: z.string() }), body: MerchantSignupInput, response: answers(Saved) },
    },
    (request) => signUpMerchant(deps, request.params.token, request.body),
  )

  app.delete('/merchant/delete/:id', { config: admin, schema: { params, response: answers(Saved) } }, (request) =>
    removeMerchant(deps, request.params.id),
  )
}
