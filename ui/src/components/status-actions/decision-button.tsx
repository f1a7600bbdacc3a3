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
  /** Visible label: `Approve`. */
  label: string
  /** Name of the merchant or review, for assistive technology: `Hug & Co.` */
  subject: string
  /** The action that is running. Its button shows a spinner; the others are disabled. */
  pendingAction: StatusAction | undefined
}

/** A button for one action. */
export function DecisionButton({ action, label, subject, pendingAction, ...props }: DecisionButtonProps) {
  return (
    <Button
      variant={action === 'delete' ? 'quiet' : 'secondary'}
      size="sm"
      icon={icons[action]}
      loading={pendingAction === action}
      disabled={pendingAction !== undefined && pendingAction !== action}
      // On phones the third button wraps and fills its line.
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
