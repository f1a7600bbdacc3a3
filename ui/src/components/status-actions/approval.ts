/** Where an application or a review stands, in the words of the shop. */
export type Approval = 'Waiting Approval' | 'Approved' | 'Rejected'

/** What is under way. */
export type StatusWork = 'approve' | 'reject' | 'delete' | 'toggle'
