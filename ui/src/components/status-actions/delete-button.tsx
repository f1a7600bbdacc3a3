import { ConfirmPopover } from '../confirm-popover/confirm-popover.tsx'
import type { StatusAction } from './approval-status.ts'
import { DecisionButton } from './decision-button.tsx'

export type DeleteButtonProps = {
  subject: string
  /** Consequences of the deletion, for the question. */
  text: string
  pendingAction: StatusAction | undefined
  onDelete: () => void
}

/** The `Delete` button with its question. */
export function DeleteButton({ subject, text, pendingAction, onDelete }: DeleteButtonProps) {
  return (
    <ConfirmPopover
      trigger={<DecisionButton action="delete" label="Delete" subject={subject} pendingAction={pendingAction} />}
      title={`Delete ${subject}?`}
      description={text}
      confirmLabel="Delete"
      onConfirm={onDelete}
      align="start"
    />
  )
}
