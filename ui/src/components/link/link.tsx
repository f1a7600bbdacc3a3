import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

const link = cva('underline-offset-4', {
  variants: {
    variant: { inline: '', standalone: 'inline-flex min-h-11 items-center font-semibold' },
    tone: { sky: '', inherit: '' },
    underline: { always: 'underline', hover: 'hover:underline' },
  },
  compoundVariants: [
    { variant: 'inline', tone: 'sky', className: 'text-sky-text' },
    { variant: 'standalone', tone: 'sky', className: 'text-sky' },
    { tone: 'inherit', underline: 'always', className: 'hover:no-underline' },
  ],
})

export type LinkProps = ComponentProps<'a'> & {
  /** `inline` inside text. `standalone` on a line of its own: semibold, with a 44 px high target. */
  variant?: 'inline' | 'standalone'
  /** `inherit` has the colour of the text around it and is underlined until it is hovered: use it on coloured backgrounds. */
  tone?: 'sky' | 'inherit'
  /**
   * Use `hover` only where a list, a table or the place shows that it is a link.
   * @default 'hover' for a standalone link in sky, else 'always'
   */
  underline?: 'always' | 'hover'
  /** Address of the page. */
  href: string
  /** Label. Name the page that it leads to. */
  children?: ComponentProps<'a'>['children']
}

/** A text link. */
export function Link({
  variant = 'inline',
  tone = 'sky',
  underline = variant === 'standalone' && tone === 'sky' ? 'hover' : 'always',
  className,
  children,
  ...props
}: LinkProps) {
  return (
    <a className={cx(link({ variant, tone, underline }), className)} {...props}>
      {children}
    </a>
  )
}
