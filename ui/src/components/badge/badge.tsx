import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

const badge = cva(
  'inline-flex items-center gap-1.5 rounded-full px-3 py-1 forced-colors:border align-middle text-xs leading-tight font-bold whitespace-nowrap max-[18rem]:whitespace-normal [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'bg-sand text-ink',
        success: 'bg-lagoon-pale text-lagoon-text',
        info: 'bg-sky-pale text-sky-text',
        highlight: 'bg-sun text-ink',
        danger: 'bg-tomato-pale text-tomato-text',
        merchant: 'bg-plum-pale text-plum',
      },
    },
  },
)

export type BadgeTone = 'neutral' | 'success' | 'info' | 'highlight' | 'danger' | 'merchant'

export type BadgeProps = ComponentProps<'span'> & {
  /** Colour. It supports the text and must not be the only sign of the meaning. */
  tone?: BadgeTone
  /** Shown before the text. */
  icon?: ReactNode
  /** One or two words. */
  children?: ReactNode
}

/** A short label on a coloured background: a status, a role, a flag. */
export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  return (
    <span data-tone={tone} className={cx(badge({ tone }), className)} {...props}>
      {icon}
      {children}
    </span>
  )
}
