import { Decision, ReviewInput, ReviewPage, Saved, ShopReviewList } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { answers } from '../../lib/with-error-responses.ts'
import { userOf } from '../../plugins/session.ts'
import { hot } from '../../plugins/validation.ts'
import { decide, removeReview } from './moderate.ts'
import { addReview, listAllReviews, listReviews } from './service.ts'

const params = z.object({ id: z.string() })
const PageQuery = z.object({ page: z.optional(z.unknown()), limit: z.optional(z.unknown()) })
const admin = { guard: 'admin' } as const

export const reviewRoutes: Module = (app, deps) => {
  const { db } = deps

  app.get(
    '/review/:slug',
    {
      config: { guard: 'anyone-known' },
      schema: { params: z.object({ slug: z.string() }), response: answers(hot(ShopReviewList)) },
    },
    (request) => listReviews(db, request.params.slug, request.session?.user.id ?? null),
  )

  app.post(
    '/review/add',
    { config: { guard: 'signed-in' }, schema: { body: ReviewInput, response: answers(Saved) } },
    (request) => addReview(deps, userOf(request).id, request.body),
  )

  app.get('/review', { config: admin, schema: { querystring: PageQuery, response: answers(ReviewPage) } }, (request) =>
    listAllReviews(db, request.query),
  )

  app.put(
    '/review/approve/:id',
    { config: admin, schema: { params, body: Decision, response: answers(Saved) } },
    (request) => decide(db, request.params.id, 'Approved', request.body),
  )

  app.put(
    '/review/reject/:id',
    { config: admin, schema: { params, body: Decision, response: answers(Saved) } },
    (request) => decide(db, request.params.id, 'Rejected', request.body),
  )

  app.delete('/review/delete/:id', { config: admin, schema: { params, response: answers(Saved) } }, (request) =>
    removeReview(db, request.params.id),
  )
}
