import { Check, Power, Trash2, X } from 'lucide-react'
import { Button, type ButtonProps } from '../button/button.tsx'
import type { StatusWork } from './approval.ts'

const icons = {
  approve: <Check aria-hidden="true" className="size-5 text-lagoon" strokeWidth={2.5} />,
  reject: <X aria-hidden="true" className="size-5 text-danger" strokeWidth={2.5} />,
  delete: <Trash2 aria-hidden="true" className="size-5 text-danger" />,
  toggle: <Power aria-hidden="true" className="size-5" />,
}

export type DecisionButtonProps = Omit<ButtonProps, 'variant' | 'size' | 'icon' | 'children' | 'busy'> & {
  does: StatusWork
  /** What it says: `Approve`. */
  label: string
  /** On what it acts: `Hug & Co.`; only for assistive technology. */
  of: string
  /** What is under way: this button then turns, the others wait. */
  busy: StatusWork | undefined
}

/** One decision about an application or a review. */
export function DecisionButton({ does, label, of, busy, ...props }: DecisionButtonProps) {
  return (
    <Button
      variant={does === 'delete' ? 'quiet' : 'secondary'}
      size="sm"
      icon={icons[does]}
      busy={busy === does}
      disabled={busy !== undefined && busy !== does}
      // On a phone one of three has a line of its own, which it then fills.
      className="grow sm:grow-0"
      {...props}
    >
      <span>
        {label}
        <span className="sr-only"> {of}</span>
      </span>
    </Button>
  )
}
