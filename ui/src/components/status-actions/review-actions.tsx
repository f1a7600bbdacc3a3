import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Badge } from '../badge/badge.tsx'
import type { ApprovalStatus, StatusAction } from './approval-status.ts'
import { DecisionButton } from './decision-button.tsx'
import { DeleteButton } from './delete-button.tsx'

export type ReviewActionsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Title of the review. */
  title: string
  /** Status of the review; decides which actions are offered. */
  status: ApprovalStatus
  /** The action that is running. Its button shows a spinner; the others are disabled. */
  pendingAction?: Exclude<StatusAction, 'toggle'>
  /** Called when the user clicks `Approve`. */
  onApprove: () => void
  /** Called when the user clicks `Reject`. */
  onReject: () => void
  /** Called when the user has confirmed the deletion. */
  onDelete: () => void
}

/** Actions of an admin on a review. */
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
  const subject = `“${title}”`
  return (
    <div data-status={status} className={cx('flex flex-wrap items-center gap-x-2 gap-y-3', className)} {...props}>
      {status === 'Approved' ? <Badge tone="success">Approved</Badge> : null}
      {status === 'Rejected' ? <p className="me-2 font-semibold text-ink-soft">Re Approve Review</p> : null}
      {status === 'Approved' ? null : (
        <DecisionButton
          action="approve"
          label="Approve"
          subject={subject}
          pendingAction={pendingAction}
          onClick={onApprove}
        />
      )}
      {status === 'Waiting Approval' ? (
        <DecisionButton
          action="reject"
          label="Reject"
          subject={subject}
          pendingAction={pendingAction}
          onClick={onReject}
        />
      ) : null}
      <DeleteButton subject={subject} text="This cannot be undone." pendingAction={pendingAction} onDelete={onDelete} />
    </div>
  )
}
