import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

export type ChipProps = Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'aria-label'> & {
  /** The active filter: `4 stars and up`. */
  label: string
  /** Accessible name: `Remove Teddy Bears`. */
  removeLabel?: string
  /** Called on click. */
  onRemove: () => void
  /** Prevents removal. */
  disabled?: boolean
}

/** An active filter or a selected option. A click removes it. */
export function Chip({ label, removeLabel = `Remove filter: ${label}`, onRemove, className, ...props }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className={cx(
        'group/chip relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full forced-colors:border bg-sun-pale py-1 pe-2.5 ps-3.5 text-sm font-semibold text-ink transition-[background-color,transform] duration-quick ease-out after:absolute after:-inset-y-1 after:inset-x-0 enabled:hover:bg-sun enabled:hover:scheme-light enabled:active:scale-95 disabled:cursor-not-allowed disabled:bg-sand disabled:text-ink-soft',
        className,
      )}
      {...props}
    >
      <span className="truncate">{label}</span>
      <X
        aria-hidden="true"
        className="size-4 shrink-0 transition-transform duration-quick group-hover/chip:rotate-90"
        strokeWidth={2.5}
      />
    </button>
  )
}
