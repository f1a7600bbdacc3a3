import { Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { Badge } from '../badge/badge.tsx'
import { ConfirmPopover } from '../confirm-popover/confirm-popover.tsx'
import { Link } from '../link/link.tsx'
import type { ApprovalStatus, StatusAction } from './approval-status.ts'
import { DecisionButton } from './decision-button.tsx'
import { DeleteButton } from './delete-button.tsx'

export type MerchantActionsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Name of the merchant. */
  name: string
  /** Status of the application; decides which actions are offered. */
  status: ApprovalStatus
  /** Without an email the merchant cannot be invited, so only a phone call is offered. */
  email: string | null
  /** Offered for a call if there is no email. */
  phoneNumber: string | null
  /** Whether an approved merchant may sell. */
  isActive: boolean
  /** The number of toys in the shop that go off sale when the merchant is disabled or deleted. */
  activeToys?: number
  /** The action that is running. Its button shows a spinner; the others are disabled. */
  pendingAction?: StatusAction
  /** Called when the user clicks `Approve` or `Re-Approve`. */
  onApprove: () => void
  /** Called when the user clicks `Reject`. */
  onReject: () => void
  /** Called when the user has confirmed the deletion. */
  onDelete: () => void
  /** Called with the new state when the user has confirmed `Disable` or `Enable`. */
  onActiveChange: (isActive: boolean) => void
}

/** Actions of an admin on a merchant. */
export function MerchantActions({
  name,
  status,
  email,
  phoneNumber,
  isActive,
  activeToys = 0,
  pendingAction,
  onApprove,
  onReject,
  onDelete,
  onActiveChange,
  className,
  ...props
}: MerchantActionsProps) {
  const toys = `${formatNumber(activeToys)} ${activeToys === 1 ? 'toy' : 'toys'}`
  const isWaiting = status === 'Waiting Approval'
  const toggle = isActive
    ? {
        label: 'Disable',
        text: `This turns off ${toys}. Its brand leaves the shop, and its account is blocked until you enable it again.`,
      }
    : { label: 'Enable', text: 'Its brand and its account are restored.' }
  return (
    <div data-status={status} className={cx('flex flex-wrap items-center gap-x-2 gap-y-3', className)} {...props}>
      {isWaiting && email ? (
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
      {isWaiting && !email ? <CallLink phoneNumber={phoneNumber} /> : null}
      {status === 'Approved' ? (
        <>
          <Badge tone="success">Approved</Badge>
          <ConfirmPopover
            trigger={
              <DecisionButton action="toggle" label={toggle.label} subject={name} pendingAction={pendingAction} />
            }
            title={`${toggle.label} ${name}?`}
            description={toggle.text}
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
        text={`${activeToys > 0 ? `Its brand goes off sale with ${toys}` : 'Its brand goes off sale'}, and its account becomes a member account. Orders and toys are kept.`}
        pendingAction={pendingAction}
        onDelete={onDelete}
      />
    </div>
  )
}

function CallLink({ phoneNumber }: { phoneNumber: string | null }) {
  if (!phoneNumber) return <p className="text-sm text-ink-soft">No email and no phone number.</p>
  return (
    <Link variant="standalone" href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`} className="gap-2">
      <Phone aria-hidden="true" className="size-4.5 shrink-0" />
      Call {phoneNumber}
    </Link>
  )
}
