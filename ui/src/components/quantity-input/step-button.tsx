import type { ReactNode } from 'react'

type StepButtonProps = {
  name: string
  icon: ReactNode
  /** There is nothing further in this direction; the button keeps the focus. */
  disabled: boolean
  onClick: () => void
}

/** Half of a stepper. The box beside it does the same by arrow keys, so that Tab need not stop here. */
export function StepButton({ name, icon, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 place-items-center rounded-control transition-colors duration-quick hover:bg-sun-pale aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-soft/60 [&_svg]:size-5"
    >
      {icon}
    </button>
  )
}
