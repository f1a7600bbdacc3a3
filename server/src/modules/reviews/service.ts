import {
  type MessageResponse,
  PAGE_SIZE,
  RESPONSE_TEXT,
  type ReviewInput,
  type ReviewPage,
  type ShopReview,
  type ShopReviewList,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { runTransaction } from '../../db/run-transaction.ts'
import type { Deps } from '../../deps.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { isSlug } from '../products/is-slug.ts'
import { countReviews, findApprovedReviews, findOwnReview, findReviews } from './queries.ts'
import { lockProductOnSaleForShare, upsertReview } from './write-queries.ts'

type ReviewRow = {
  review: { id: string; title: string; review: string; rating: number; isRecommended: boolean; createdAt: Date }
  user: { id: string; firstName: string } | null
}

/** Converts a review to the contract's shape. */
function toShopReview({ review, user }: ReviewRow): ShopReview {
  const { id, title, rating, isRecommended, createdAt } = review
  return {
    ...{ _id: id, title, review: review.review, rating, isRecommended, created: createdAt.toISOString() },
    user: user && { _id: user.id, firstName: user.firstName },
  }
}

/**
 * Returns the approved reviews of a product, newest first, and the current user's own review in any status.
 *
 * @param userId the current user; null for a guest
 * @throws AppError 404 when no such product is on sale
 */
export async function listReviews(db: Database, slug: string, userId: string | null): Promise<ShopReviewList> {
  const rows = isSlug(slug) ? await findApprovedReviews(db, slug) : []
  if (rows.length === 0) throw notFound(RESPONSE_TEXT.product.missing)
  const list = rows.flatMap(({ review, user }) => (review === null ? [] : [toShopReview({ review, user })]))
  if (userId === null) return { reviews: list }
  const own = await findOwnReview(db, userId, slug)
  return { reviews: list, own: own ? { ...toShopReview(own), status: own.status } : null }
}

/** Returns a page of all reviews, newest first. */
export async function listAllReviews(db: Database, query: { page?: unknown; limit?: unknown }): Promise<ReviewPage> {
  const paging = parsePagination(query, PAGE_SIZE.reviews)
  const [rows, count] = await Promise.all([findReviews(db, paging), countReviews(db)])
  const list = rows.map(({ product, status, ...row }) => ({
    ...toShopReview(row),
    product: product && {
      ...{ _id: product.id, slug: product.slug, name: product.name },
      imageUrl: toImageUrl(product.pictureHash),
    },
    status,
  }))
  return { reviews: list, ...toPageInfo(count, paging) }
}

/**
 * Stores a review, which waits for approval.
 *
 * @throws AppError 404 when no such product is on sale; 400 for a second review, unless the first was rejected
 */
export async function addReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  input: ReviewInput,
): Promise<MessageResponse> {
  const { product: productId, ...review } = input
  await runTransaction(db, async (tx) => {
    if (!isId(productId) || !(await lockProductOnSaleForShare(tx, productId)))
      throw notFound(RESPONSE_TEXT.product.missing)
    const added = await upsertReview(tx, { ...review, productId, userId, createdAt: clock.now() })
    if (!added) throw badRequest(RESPONSE_TEXT.review.alreadyReviewed)
  })
  return { success: true, message: RESPONSE_TEXT.review.added }
}
