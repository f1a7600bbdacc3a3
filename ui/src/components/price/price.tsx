import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

const price = cva(
  'inline-flex flex-wrap items-baseline gap-x-2 font-display leading-tight font-semibold tabular-nums',
  {
    variants: { size: { sm: 'text-base', md: 'text-xl', lg: 'text-3xl' } },
  },
)

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Formatted price: `$55.00`. */
  value: string
  /** Formatted earlier price: `$60.00`. It is struck through. */
  previousValue?: string
  /** 16, 22 or 36 px. */
  size?: 'sm' | 'md' | 'lg'
}

/** An amount of money. */
export function Price({ value, previousValue, size = 'md', className, ...props }: PriceProps) {
  return (
    <span className={cx(price({ size }), className)} {...props}>
      {previousValue ? <span className="sr-only">Now </span> : null}
      <span>{value}</span>
      {previousValue ? (
        <s className="text-[0.7em] font-medium text-ink-soft">
          <span className="sr-only">, before </span>
          {previousValue}
        </s>
      ) : null}
    </span>
  )
}
