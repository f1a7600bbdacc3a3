import { Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Badge } from '../badge/badge.tsx'
import { ConfirmPopover } from '../confirm-popover/confirm-popover.tsx'
import type { ApprovalStatus, StatusAction } from './approval-status.ts'
import { DecisionButton } from './decision-button.tsx'
import { DeleteButton } from './delete-button.tsx'

export type MerchantActionsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The merchant's, for questions and for assistive technology. */
  name: string
  /** Where the application stands; decides what is offered. */
  status: ApprovalStatus
  /** Missing: nobody can be invited, so that one can only call. */
  email: string | null
  /** Called where there is no email. */
  phoneNumber: string | null
  /** Of an approved merchant: whether it may sell. */
  isActive: boolean
  /** What is under way: its button turns, the others wait. */
  pendingAction?: StatusAction
  /** Approve, or Re-Approve, was pressed. */
  onApprove: () => void
  /** Reject was pressed. */
  onReject: () => void
  /** Asked for and meant. */
  onDelete: () => void
  /** Asked for and meant; gets what should be true from now on. */
  onActiveChange: (isActive: boolean) => void
}

/** What an admin can decide about a merchant, by where the application stands. */
export function MerchantActions({
  name,
  status,
  email,
  phoneNumber,
  isActive,
  pendingAction,
  onApprove,
  onReject,
  onDelete,
  onActiveChange,
  className,
  ...props
}: MerchantActionsProps) {
  const waits = status === 'Waiting Approval'
  const toggle = isActive
    ? { label: 'Disable', text: 'Its brand leaves the shop and its account is blocked until you enable it again.' }
    : { label: 'Enable', text: 'Its brand and its account are restored.' }
  return (
    <div data-status={status} className={cx('flex flex-wrap items-center gap-x-2 gap-y-3', className)} {...props}>
      {waits && email ? (
        <>
          <DecisionButton
            action="approve"
            label="Approve"
            subject={name}
            pendingAction={pendingAction}
            onClick={onApprove}
          />
          <DecisionButton
            action="reject"
            label="Reject"
            subject={name}
            pendingAction={pendingAction}
            onClick={onReject}
          />
        </>
      ) : null}
      {waits && !email ? <CallLink phoneNumber={phoneNumber} /> : null}
      {status === 'Approved' ? (
        <>
          <Badge tone="success">Approved</Badge>
          <ConfirmPopover
            trigger={
              <DecisionButton action="toggle" label={toggle.label} subject={name} pendingAction={pendingAction} />
            }
            title={`${toggle.label} ${name}?`}
            text={toggle.text}
            confirmLabel={toggle.label}
            variant={isActive ? 'danger' : 'primary'}
            onConfirm={() => onActiveChange(!isActive)}
            align="start"
          />
        </>
      ) : null}
      {status === 'Rejected' ? (
        <DecisionButton
          action="approve"
          label="Re-Approve"
          subject={name}
          pendingAction={pendingAction}
          onClick={onApprove}
        />
      ) : null}
      <DeleteButton
        subject={name}
        text="Its brand goes off sale and its account becomes a member's. Orders and toys stay."
        pendingAction={pendingAction}
        onDelete={onDelete}
      />
    </div>
  )
}

function CallLink({ phoneNumber }: { phoneNumber: string | null }) {
  if (!phoneNumber) return <p className="text-sm text-ink-soft">Left no email and no phone number.</p>
  return (
    <a
      href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-sky underline-offset-4 hover:underline"
    >
      <Phone aria-hidden="true" className="size-4.5 shrink-0" />
      Call {phoneNumber}
    </a>
  )
}
