import { LIMITS } from './limits.ts'
import { atMost, required } from './text-templates.ts'

/** The error texts of the fields of reviews. */
export const REVIEW_TEXT = {
  title: { required: required('Title'), long: atMost('Title', LIMITS.title) },
  review: { required: required('Review'), long: atMost('Review', LIMITS.review) },
  rating: { required: 'Rating is required.' },
  isRecommended: { required: 'Recommendable is required.' },
} as const
