export const PROVIDERS = ['Email', 'Google', 'Facebook'] as const
export type Provider = (typeof PROVIDERS)[number]

export const ORDER_STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The status of an order without lines. */
export const EMPTY_ORDER_STATUS = 'Unavailable'

export const APPROVAL_STATUSES = ['Waiting Approval', 'Approved', 'Rejected'] as const
/** The status of a merchant's application or of a review. */
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** The values are those of the query parameter `sortOrder`. */
export const SORT_OPTIONS = [
  { value: 0, label: 'Newest First' },
  { value: 1, label: 'Price High to Low' },
  { value: 2, label: 'Price Low to High' },
] as const
export type SortOrder = (typeof SORT_OPTIONS)[number]['value']

/** The orders of a product's reviews. The values are those of the query parameter `sort`. Newer reviews come first in ties. */
export const REVIEW_SORT_OPTIONS = [
  { value: 'newest', label: 'Newest First' },
  { value: 'highest', label: 'Highest Rating' },
  { value: 'lowest', label: 'Lowest Rating' },
] as const
export type ReviewSort = (typeof REVIEW_SORT_OPTIONS)[number]['value']

export const YES_NO = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
] as const
