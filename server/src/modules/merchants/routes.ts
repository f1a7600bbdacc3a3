import {
  DecisionInput,
  MerchantActive,
  MerchantInput,
  MerchantList,
  MerchantPage,
  MerchantSavedResponse,
  MerchantSignupInput,
  MessageResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { anyValue, idParams } from '../../plugins/validation.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { approveMerchant } from './approve-merchant.ts'
import { setMerchantActive } from './disable-merchant.ts'
import { rejectMerchant } from './reject-merchant.ts'
import { deleteMerchant, listMerchants, searchMerchants, submitApplication } from './service.ts'
import { signUpMerchant } from './sign-up.ts'

const params = idParams(RESPONSE_TEXT.merchant.missing)
const PageQuery = z.object({ page: anyValue, limit: anyValue, status: anyValue })
const SearchQuery = z.object({ search: anyValue, status: anyValue })
const admin = { guard: 'admin' } as const

/** Applications of sellers, and the merchants they become. */
export const merchantRoutes: Module = (app, deps) => {
  app.post(
    '/merchant/add',
    {
      config: { guard: 'public', limit: 'seller-application' },
      schema: { body: MerchantInput, response: withErrorResponses(MessageResponse) },
    },
    (request) => submitApplication(deps, request.body),
  )

  app.get(
    '/merchant',
    { config: admin, schema: { querystring: PageQuery, response: withErrorResponses(MerchantPage) } },
    (request) => listMerchants(deps.db, request.query),
  )

  app.get(
    '/merchant/search',
    { config: admin, schema: { querystring: SearchQuery, response: withErrorResponses(MerchantList) } },
    async (request) => ({ merchants: await searchMerchants(deps.db, request.query) }),
  )

  app.put(
    '/merchant/approve/:id',
    { config: admin, schema: { params, body: DecisionInput, response: withErrorResponses(MerchantSavedResponse) } },
    (request) => approveMerchant(deps, request.params.id, request.body, requireUser(request)),
  )

  app.put(
    '/merchant/reject/:id',
    { config: admin, schema: { params, body: DecisionInput, response: withErrorResponses(MerchantSavedResponse) } },
    (request) => rejectMerchant(deps, request.params.id, request.body, requireUser(request)),
  )

  app.put(
    '/merchant/:id/active',
    { config: admin, schema: { params, body: MerchantActive, response: withErrorResponses(MerchantSavedResponse) } },
    (request) => setMerchantActive(deps, request.params.id, request.body.merchant.isActive, requireUser(request)),
  )

  app.post(
    '/merchant/signup/:token',
    {
      config: { guard: 'public', limit: 'sign-up' },
      schema: {
        params: z.object({ token: z.string() }),
        body: MerchantSignupInput,
        response: withErrorResponses(MessageResponse),
      },
    },
    (request) => signUpMerchant(deps, request.params.token, request.body),
  )

  app.post(
    '/merchant/signup/:token/accept',
    {
      config: { guard: 'authenticated', limit: 'sign-up' },
      schema: { params: z.object({ token: z.string() }), response: withErrorResponses(MessageResponse) },
    },
    (request) => acceptInvitation(deps, request.params.token, requireUser(request)),
  )

  app.delete(
    '/merchant/delete/:id',
    { config: admin, schema: { params, response: withErrorResponses(MessageResponse) } },
    (request) => deleteMerchant(deps, request.params.id, requireUser(request)),
  )
}
