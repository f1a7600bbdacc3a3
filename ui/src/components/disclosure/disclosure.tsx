import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'

export type DisclosureProps = ComponentProps<'div'> & {
  /** Label of the toggle button: `Dashboard Menu`. */
  label: ReactNode
  /** Whether the content is visible. */
  open: boolean
  /** Called with the new state. */
  onOpenChange: (open: boolean) => void
  /** The collapsible content. */
  children?: ReactNode
}

/** A button that shows and hides the content below it. */
export function Disclosure({ label, open, onOpenChange, className, children, ...props }: DisclosureProps) {
  const id = useId()
  return (
    <div data-open={open || undefined} className={cx('group/disclosure', className)} {...props}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 text-start font-semibold transition-colors duration-quick hover:bg-sun-pale"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-base ease-out group-data-open/disclosure:rotate-180"
        />
      </button>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
