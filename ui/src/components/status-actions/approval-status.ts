/** Where an application or a review stands, in the words of the shop. */
export type ApprovalStatus = 'Waiting Approval' | 'Approved' | 'Rejected'

/** What is under way. */
export type StatusAction = 'approve' | 'reject' | 'delete' | 'toggle'
