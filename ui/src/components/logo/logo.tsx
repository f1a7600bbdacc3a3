import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Pinwheel } from './pinwheel.tsx'

export type LogoProps = Omit<ComponentProps<'a'>, 'children'> & {
  /** Link to the home page. */
  href: string
  /** Keeps the name for assistive technology only. */
  iconOnly?: boolean
}

/** The pinwheel and the name of the shop. The pinwheel turns once on hover and focus. */
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
      <span className={iconOnly ? 'sr-only' : 'overflow-hidden'}>Whirligig</span>
    </a>
  )
}
