import type { ApiClient } from '@whirligig/api'
import { ShopReviewList } from '@whirligig/contract'

/** The approved reviews of a toy. */
export const reviewList = (client: ApiClient, slug: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/review/${encodeURIComponent(slug)}`)
    .get()
    .json((body) => ShopReviewList.parse(body).reviews)
