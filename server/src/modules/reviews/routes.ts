import {
  BulkDecisionInput,
  BulkDecisionResponse,
  DecisionInput,
  MessageResponse,
  RESPONSE_TEXT,
  ReviewInput,
  ReviewPage,
  ShopReviewList,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { anyValue, fastSerialized, idParams } from '../../plugins/validation.ts'
import { deleteReview, moderateReview, moderateReviews } from './moderate-review.ts'
import { addReview, listAllReviews, listReviews } from './service.ts'

const params = idParams(RESPONSE_TEXT.review.missing)
const StaffQuery = z.object({ page: anyValue, limit: anyValue, status: anyValue, sort: anyValue })
const ShopQuery = z.object({ page: anyValue, limit: anyValue, sort: anyValue })
const admin = { guard: 'admin' } as const

/** Reviews of products, and their moderation. */
export const reviewRoutes: Module = (app, deps) => {
  const { db } = deps

  app.get(
    '/review/:slug',
    {
      config: { guard: 'optional', isStorable: true },
      schema: {
        params: z.object({ slug: z.string() }),
        querystring: ShopQuery,
        response: withErrorResponses(fastSerialized(ShopReviewList)),
      },
    },
    (request) => listReviews(db, request.params.slug, request.query, request.session?.user.id ?? null),
  )

  app.post(
    '/review/add',
    {
      config: { guard: 'authenticated' },
      schema: { body: ReviewInput, response: withErrorResponses(MessageResponse) },
    },
    (request) => addReview(deps, requireUser(request).id, request.body),
  )

  app.get(
    '/review',
    { config: admin, schema: { querystring: StaffQuery, response: withErrorResponses(ReviewPage) } },
    (request) => listAllReviews(db, request.query),
  )

  app.put(
    '/review/status',
    { config: admin, schema: { body: BulkDecisionInput, response: withErrorResponses(BulkDecisionResponse) } },
    (request) => moderateReviews(deps, request.body, requireUser(request)),
  )

  app.put(
    '/review/approve/:id',
    { config: admin, schema: { params, body: DecisionInput, response: withErrorResponses(MessageResponse) } },
    (request) => moderateReview(deps, request.params.id, 'Approved', request.body, requireUser(request)),
  )

  app.put(
    '/review/reject/:id',
    { config: admin, schema: { params, body: DecisionInput, response: withErrorResponses(MessageResponse) } },
    (request) => moderateReview(deps, request.params.id, 'Rejected', request.body, requireUser(request)),
  )

  app.delete(
    '/review/delete/:id',
    { config: admin, schema: { params, response: withErrorResponses(MessageResponse) } },
    (request) => deleteReview(deps, request.params.id, requireUser(request)),
  )
}
