import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Badge } from '../badge/badge.tsx'
import type { ApprovalStatus, StatusAction } from './approval-status.ts'
import { DecisionButton } from './decision-button.tsx'
import { DeleteButton } from './delete-button.tsx'

export type ReviewActionsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The review's title, for the question and for assistive technology. */
  title: string
  /** Where the review stands; decides what is offered. */
  status: ApprovalStatus
  /** What is under way: its button turns, the others wait. */
  pendingAction?: Exclude<StatusAction, 'toggle'>
  /** Approve was pressed. */
  onApprove: () => void
  /** Reject was pressed. */
  onReject: () => void
  /** Asked for and meant. */
  onDelete: () => void
}

/** What an admin can decide about a review, by where it stands. */
export function ReviewActions({
  title,
  status,
  pendingAction,
  onApprove,
  onReject,
  onDelete,
  className,
  ...props
}: ReviewActionsProps) {
  const of = `“${title}”`
  return (
    <div data-status={status} className={cx('flex flex-wrap items-center gap-x-2 gap-y-3', className)} {...props}>
      {status === 'Approved' ? <Badge tone="success">Approved</Badge> : null}
      {status === 'Rejected' ? <p className="me-2 font-semibold text-ink-soft">Re Approve Review</p> : null}
      {status === 'Approved' ? null : (
        <DecisionButton
          action="approve"
          label="Approve"
          subject={of}
          pendingAction={pendingAction}
          onClick={onApprove}
        />
      )}
      {status === 'Waiting Approval' ? (
        <DecisionButton action="reject" label="Reject" subject={of} pendingAction={pendingAction} onClick={onReject} />
      ) : null}
      <DeleteButton subject={of} text="It cannot be brought back." pendingAction={pendingAction} onDelete={onDelete} />
    </div>
  )
}
