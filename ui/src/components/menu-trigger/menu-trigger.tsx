import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

export type MenuTriggerProps = ComponentProps<'button'> & {
  /** Shown before the text. */
  icon?: ReactNode
  /** Label: one or two words. */
  children?: ReactNode
}

/** The button that opens a menu. It can be rendered alone while the menu's code is not loaded yet. */
export function MenuTrigger({ icon, className, children, ...props }: MenuTriggerProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={cx(
        'group/trigger inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold forced-colors:border whitespace-nowrap text-ink hover:bg-sun-pale data-[state=open]:bg-sun-pale',
        className,
      )}
      {...props}
    >
      {icon}
      {children}
      <ChevronDown
        aria-hidden="true"
        className="size-4 transition-transform duration-base ease-out group-data-[state=open]/trigger:rotate-180"
      />
    </button>
  )
}
