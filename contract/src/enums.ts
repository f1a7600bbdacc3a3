export const PROVIDERS = ['Email', 'Google', 'Facebook'] as const
export type Provider = (typeof PROVIDERS)[number]

export const ORDER_STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What an order without lines is. */
export const EMPTY_ORDER_STATUS = 'Unavailable'

export const APPROVAL_STATUSES = ['Waiting Approval', 'Approved', 'Rejected'] as const
/** Where a merchant's application or a review stands. */
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** The numbers are the wire's `sortOrder`. */
export const SORT_OPTIONS = [
  { value: 0, label: 'Newest First' },
  { value: 1, label: 'Price High to Low' },
  { value: 2, label: 'Price Low to High' },
] as const
export type SortOrder = (typeof SORT_OPTIONS)[number]['value']

export const YES_NO = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
] as const
