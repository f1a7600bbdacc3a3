/** Status of a merchant application or a review, as displayed. */
export type ApprovalStatus = 'Waiting Approval' | 'Approved' | 'Rejected'

/** An action on a merchant application or a review. */
export type StatusAction = 'approve' | 'reject' | 'delete' | 'toggle'
