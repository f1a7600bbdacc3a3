import { ConfirmPopover } from '../confirm-popover/confirm-popover.tsx'
import type { StatusWork } from './approval.ts'
import { DecisionButton } from './decision-button.tsx'

export type DeleteDecisionProps = {
  of: string
  /** What goes with it. */
  text: string
  busy: StatusWork | undefined
  onDelete: () => void
}

/** 'Delete', which asks before it does. */
export function DeleteDecision({ of, text, busy, onDelete }: DeleteDecisionProps) {
  return (
    <ConfirmPopover
      trigger={<DecisionButton does="delete" label="Delete" of={of} busy={busy} />}
      title={`Delete ${of}?`}
      text={text}
      confirmLabel="Delete"
      onConfirm={onDelete}
      align="start"
    />
  )
}
