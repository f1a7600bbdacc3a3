import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { STAR_VALUES } from '../../lib/format-stars.ts'
import { getRatingLabel, roundRating } from './rating-label.ts'
import { Star } from './star.tsx'

export type StarRatingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** 0 to 5, rounded to whole stars. 0 means not rated. */
  value: number
  /** Text after the stars: `18` or `12 Reviews`. */
  count?: string
  /** Stars of 16 or 20 px. */
  size?: 'sm' | 'md'
}

const sizes = { sm: 'size-4', md: 'size-5' }

/** A rating as stars. Use `StarInput` to select one. */
export function StarRating({ value, count, size = 'md', className, ...props }: StarRatingProps) {
  const full = roundRating(value)
  return (
    <span className={cx('inline-flex max-w-full flex-wrap items-center gap-x-1.5', className)} {...props}>
      <span role="img" aria-label={getRatingLabel(value)} className="inline-flex gap-0.5">
        {STAR_VALUES.map((star) => (
          <Star key={star} full={star <= full} className={sizes[size]} />
        ))}
      </span>
      {count ? (
        <span className="text-sm text-ink-soft tabular-nums">
          {count}
          {/* A number alone does not say what it counts. */}
          {/^[\d,]+$/.test(count) ? <span className="sr-only"> {count === '1' ? 'review' : 'reviews'}</span> : null}
        </span>
      ) : null}
    </span>
  )
}
