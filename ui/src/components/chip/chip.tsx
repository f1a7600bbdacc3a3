import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

export type ChipProps = Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'aria-label'> & {
  /** What is in force: `4 stars and up`. */
  label: string
  onRemove: () => void
}

/** A filter that is in force. A press on it takes it away. */
export function Chip({ label, onRemove, className, ...props }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={`Remove filter: ${label}`}
      onClick={onRemove}
      className={cx(
        'group/chip relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-sun-pale py-1 pr-2.5 pl-3.5 text-sm font-semibold text-ink transition-[background-color,transform] duration-quick ease-out after:absolute after:-inset-y-1 after:inset-x-0 hover:bg-sun active:scale-95',
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
