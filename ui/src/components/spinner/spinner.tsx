import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** 20, 32 or 56 px. */
  size?: 'sm' | 'md' | 'lg'
  /** What is loading, for assistive technology. Without it the spinner is decorative. */
  label?: string
}

const sizes = { sm: 'size-5', md: 'size-8', lg: 'size-14' }

/** The logo's pinwheel, turning. */
export function Spinner({ size = 'md', label, className, ...props }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cx('inline-flex', className)} {...props}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={cx('animate-spin', sizes[size])}>
        <path d="M24 24V3c10 0 16 7 16 13Z" fill="currentColor" />
        <path d="M24 24h21c0 10-7 16-13 16Z" fill="currentColor" opacity="0.75" />
        <path d="M24 24v21c-10 0-16-7-16-13Z" fill="currentColor" opacity="0.55" />
        <path d="M24 24H3c0-10 7-16 13-16Z" fill="currentColor" opacity="0.35" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}
