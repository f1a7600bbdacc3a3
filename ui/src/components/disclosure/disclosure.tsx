import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

export type DisclosureProps = Omit<ComponentProps<'details'>, 'open' | 'name'> & {
  /** What the user clicks: `More filters`. */
  label: ReactNode
  /** Opens or closes the content whenever this prop changes. The user can do the same at any time. */
  open?: boolean
  /** Of the disclosures with the same name on a page, at most one is open. */
  name?: string
  /** Makes the label a heading of this level. */
  level?: 2 | 3 | 4
  /** `lg` has larger text, for navigation on phones. */
  size?: 'md' | 'lg'
  /** The collapsible content. The browser's search finds it and opens it. */
  children?: ReactNode
}

/** A row that shows and hides the content below it, a native `details`. It works without JavaScript. */
export function Disclosure({ label, level, size = 'md', className, children, ...props }: DisclosureProps) {
  const Label = level ? (`h${level}` as const) : 'span'
  return (
    <details className={cx('group/disclosure', className)} {...props}>
      <summary
        className={cx(
          'flex w-full cursor-pointer list-none items-center justify-between gap-3 rounded-control px-3 text-start font-semibold text-ink hover:bg-sun-pale',
          size === 'lg' ? 'min-h-12 text-lg' : 'min-h-11',
        )}
      >
        <Label className="min-w-0 font-text tracking-normal wrap-anywhere">{label}</Label>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-base ease-out group-open/disclosure:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
