import type { ReactNode } from 'react'

type StepButtonProps = {
  name: string
  icon: ReactNode
  /** The limit is reached. The button stays focusable. */
  disabled: boolean
  onClick: () => void
}

/** One of the two step buttons. Tab skips it, because the arrow keys do the same in the input. */
export function StepButton({ name, icon, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 place-items-center forced-colors:border rounded-control transition-colors duration-quick hover:bg-sun-pale aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-soft/60 [&_svg]:size-5"
    >
      {icon}
    </button>
  )
}
