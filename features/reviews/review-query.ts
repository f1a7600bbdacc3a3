import type { ReviewSort } from '@whirligig/contract'

/** A page of a product's reviews. */
export type ReviewQuery = {
  /** Slug of the product. */
  slug: string
  sort: ReviewSort
  /** 1-based. */
  page: number
}

/** Returns what a product page shows first. */
export const toFirstQuery = (slug: string): ReviewQuery => ({ slug, sort: 'newest', page: 1 })
