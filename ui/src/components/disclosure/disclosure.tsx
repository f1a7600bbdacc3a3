import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'

export type DisclosureProps = ComponentProps<'div'> & {
  /** Says what is inside: `Dashboard Menu`. */
  label: ReactNode
  /** Whether what is inside is shown. */
  open: boolean
  /** Gets what should be true from now on. */
  onOpenChange: (open: boolean) => void
  /** What is inside. */
  children?: ReactNode
}

/** A row that opens and closes what is under it. */
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
