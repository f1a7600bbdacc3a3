import { ANSWER_TEXT, ShopReviewList } from '@whirligig/contract'
import * as z from 'zod/mini'
import { answers } from '../../answers.ts'
import type { Module } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { hot } from '../../plugins/validation.ts'
import { listReviews } from './service.ts'

export const reviewRoutes: Module = (app, { db }) => {
  app.get(
    '/review/:slug',
    {
      config: { guard: 'anyone' },
      schema: { params: z.object({ slug: z.string() }), response: answers(hot(ShopReviewList)) },
    },
    async (request) => {
      const reviews = await listReviews(db, request.params.slug)
      if (!reviews) throw notFound(ANSWER_TEXT.product.missing)
      return { reviews }
    },
  )
}
