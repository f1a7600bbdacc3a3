import {
  type ApprovalStatus,
  type MessageResponse,
  PAGE_SIZE,
  parseFilter,
  type RatingCounts,
  RESPONSE_TEXT,
  REVIEW_FILTERS,
  REVIEW_SORT_OPTIONS,
  type ReviewCounts,
  type ReviewFilter,
  type ReviewInput,
  type ReviewPage,
  type ReviewSort,
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
import { countReviews, findOwnReview, findReviews } from './queries.ts'
import { countRatings, findApprovedReviews } from './shop-queries.ts'
import { toShopReview } from './to-shop-review.ts'
import { lockProductOnSaleForShare, upsertReview } from './write-queries.ts'

type ShopQuery = { page?: unknown; limit?: unknown; sort?: unknown }

const parseSort = (value: unknown): ReviewSort =>
  REVIEW_SORT_OPTIONS.find((option) => option.value === value)?.value ?? 'newest'

const toRatingCounts = (rows: Awaited<ReturnType<typeof countRatings>>): RatingCounts => ({
  levels: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: rows.find((row) => row.stars === stars)?.count ?? 0 })),
  recommended: rows.reduce((sum, { recommended }) => sum + recommended, 0),
})

/**
 * Returns the approved reviews of a product and the current user's own review in any status. Without `page` and `limit`
 * it returns all reviews on one page. Invalid values become the first page, the default limit, and newest first.
 *
 * @param userId the current user; null for a guest
 * @throws AppError 404 when no such product is on sale
 */
export async function listReviews(
  db: Database,
  slug: string,
  query: ShopQuery,
  userId: string | null,
): Promise<ShopReviewList> {
  if (!isSlug(slug)) throw notFound(RESPONSE_TEXT.product.missing)
  const isPaged = query.page !== undefined || query.limit !== undefined
  const paging = parsePagination(query, PAGE_SIZE.productReviews)
  const [ratings, rows, own] = await Promise.all([
    countRatings(db, slug),
    findApprovedReviews(db, slug, parseSort(query.sort), isPaged ? paging : undefined),
    userId === null ? undefined : findOwnReview(db, userId, slug),
  ])
  if (ratings.length === 0) throw notFound(RESPONSE_TEXT.product.missing)
  const count = ratings.reduce((sum, level) => sum + level.count, 0)
  return {
    reviews: rows.map((row) => ({ ...toShopReview(row), isBuyer: row.isBuyer })),
    ratings: toRatingCounts(ratings),
    ...toPageInfo(count, isPaged ? paging : { ...paging, limit: Math.max(count, 1) }),
    ...(userId !== null && { own: own ? { ...toShopReview(own), status: own.status } : null }),
  }
}

type StaffQuery = { page?: unknown; limit?: unknown; status?: unknown; sort?: unknown }

const FILTER_STATUS: Record<ReviewFilter, ApprovalStatus> = {
  waiting: 'Waiting Approval',
  approved: 'Approved',
  rejected: 'Rejected',
}

async function countByFilter(db: Database): Promise<ReviewCounts> {
  const rows = await countReviews(db)
  const countOf = (filter: ReviewFilter) => rows.find(({ status }) => status === FILTER_STATUS[filter])?.n ?? 0
  return { waiting: countOf('waiting'), approved: countOf('approved'), rejected: countOf('rejected') }
}

/**
 * Returns a page of all reviews, or of those with a status, with the number of reviews of each status. Newest first, or
 * first those that wait.
 */
export async function listAllReviews(db: Database, query: StaffQuery): Promise<ReviewPage> {
  const paging = parsePagination(query, PAGE_SIZE.reviews)
  const filter = parseFilter(REVIEW_FILTERS, query.status)
  const selection = { status: filter && FILTER_STATUS[filter], isWaitingFirst: query.sort === 'waiting' }
  const [rows, counts] = await Promise.all([findReviews(db, selection, paging), countByFilter(db)])
  const count = filter ? counts[filter] : counts.waiting + counts.approved + counts.rejected
  const list = rows.map(({ product, status, ...row }) => ({
    ...toShopReview(row),
    product: product && {
      ...{ _id: product.id, slug: product.slug, name: product.name },
      imageUrl: toImageUrl(product.pictureHash),
    },
    status,
  }))
  return { reviews: list, ...toPageInfo(count, paging), counts }
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
