import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Pinwheel } from './pinwheel.tsx'

export type LogoProps = Omit<ComponentProps<'a'>, 'children'> & {
  /** The home page. */
  href: string
  /** Leaves the name to assistive technology, where there is no room for it. */
  iconOnly?: boolean
}

/** The shop's name beside its pinwheel, which turns once when it is pointed at or focused. */
export function Logo({ iconOnly = false, className, ...props }: LogoProps) {
  return (
    <a
      className={cx(
        'group/logo inline-flex min-h-11 items-center gap-2.5 rounded-control font-display text-xl font-semibold tracking-tight text-current no-underline sm:text-2xl',
        className,
      )}
      {...props}
    >
      <Pinwheel className="size-9 shrink-0 transition-transform duration-700 ease-out group-hover/logo:rotate-360 group-focus-visible/logo:rotate-360" />
      <span className={iconOnly ? 'sr-only' : undefined}>Whirligig</span>
    </a>
  )
}
