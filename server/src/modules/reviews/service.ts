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
import type { Deps } from '../../deps.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { isSlug } from '../products/is-slug.ts'
import { countReviews, pageOfReviews, reviewBy, reviewsOf } from './queries.ts'
import { keepOnSale, putReview } from './review-rows.ts'

type Written = {
  review: { id: string; title: string; review: string; rating: number; isRecommended: boolean; createdAt: Date }
  user: { id: string; firstName: string } | null
}

/** A review as the wire has it. */
function toShopReview({ review, user }: Written): ShopReview {
  const { id, title, rating, isRecommended, createdAt } = review
  return {
    ...{ _id: id, title, review: review.review, rating, isRecommended, created: createdAt.toISOString() },
    user: user && { _id: user.id, firstName: user.firstName },
  }
}

/**
 * What shoppers read about a product, the newest first, and the caller's own review.
 *
 * @param userId who asks; null for a guest, who has none
 * @throws AppError 404 where no such product is on sale
 */
export async function listReviews(db: Database, slug: string, userId: string | null): Promise<ShopReviewList> {
  const rows = isSlug(slug) ? await reviewsOf(db, slug) : []
  if (rows.length === 0) throw notFound(RESPONSE_TEXT.product.missing)
  const list = rows.flatMap(({ review, user }) => (review === null ? [] : [toShopReview({ review, user })]))
  if (userId === null) return { reviews: list }
  const own = await reviewBy(db, userId, slug)
  return { reviews: list, own: own ? { ...toShopReview(own), status: own.status } : null }
}

/** A page of all reviews, the newest first. */
export async function listAllReviews(db: Database, query: { page?: unknown; limit?: unknown }): Promise<ReviewPage> {
  const paging = parsePagination(query, PAGE_SIZE.reviews)
  const [rows, count] = await Promise.all([pageOfReviews(db, paging), countReviews(db)])
  const list = rows.map(({ product, status, ...written }) => ({
    ...toShopReview(written),
    product: product && {
      ...{ _id: product.id, slug: product.slug, name: product.name },
      imageUrl: toImageUrl(product.pictureHash),
    },
    status,
  }))
  return { reviews: list, ...toPageInfo(count, paging) }
}

/**
 * Keeps a review until it is approved.
 *
 * @throws AppError 404 where no such product is on sale; 400 for a second one, unless the first was rejected
 */
export async function addReview({ db, clock }: Deps, userId: string, input: ReviewInput): Promise<MessageResponse> {
  const { product: productId, ...words } = input
  await db.transaction(async (tx) => {
    if (!isId(productId) || !(await keepOnSale(tx, productId))) throw notFound(RESPONSE_TEXT.product.missing)
    const added = await putReview(tx, { ...words, productId, userId, createdAt: clock.now() })
    if (!added) throw badRequest(RESPONSE_TEXT.review.alreadyReviewed)
  })
  return { success: true, message: RESPONSE_TEXT.review.added }
}
