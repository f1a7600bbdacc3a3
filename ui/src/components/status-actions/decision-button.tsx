import { Check, Power, Trash2, X } from 'lucide-react'
import { Button, type ButtonProps } from '../button/button.tsx'
import type { StatusAction } from './approval-status.ts'

const icons = {
  approve: <Check aria-hidden="true" className="size-5 text-lagoon" strokeWidth={2.5} />,
  reject: <X aria-hidden="true" className="size-5 text-danger" strokeWidth={2.5} />,
  delete: <Trash2 aria-hidden="true" className="size-5 text-danger" />,
  toggle: <Power aria-hidden="true" className="size-5" />,
}

export type DecisionButtonProps = Omit<ButtonProps, 'variant' | 'size' | 'icon' | 'children' | 'loading'> & {
  action: StatusAction
  /** What it says: `Approve`. */
  label: string
  /** On what it acts: `Hug & Co.`; only for assistive technology. */
  subject: string
  /** What is under way: this button then turns, the others wait. */
  pendingAction: StatusAction | undefined
}

/** One decision about an application or a review. */
export function DecisionButton({ action, label, subject, pendingAction, ...props }: DecisionButtonProps) {
  return (
    <Button
      variant={action === 'delete' ? 'quiet' : 'secondary'}
      size="sm"
      icon={icons[action]}
      loading={pendingAction === action}
      disabled={pendingAction !== undefined && pendingAction !== action}
      // On a phone one of three has a line of its own, which it then fills.
      className="grow sm:grow-0"
      {...props}
    >
      <span>
        {label}
        <span className="sr-only"> {subject}</span>
      </span>
    </Button>
  )
}
