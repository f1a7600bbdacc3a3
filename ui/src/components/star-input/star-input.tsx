import { type ComponentProps, type Ref, useId, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { useFieldGroup } from '../field/field-context.ts'
import { Star } from '../star-rating/star.tsx'
import { formatStars, STAR_VALUES } from './format-stars.ts'

export type StarInputProps = Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'ref'> & {
  /** 1 to 5 whole stars; 0 while none are chosen. */
  value: number
  /** Gets the star chosen, 1 to 5. */
  onChange: (value: number) => void
  /** None can be chosen. */
  disabled?: boolean
  /** The chosen star, or the first one: where the focus belongs. */
  ref?: Ref<HTMLInputElement>
}

/** Five stars to choose from, by pointer or arrow keys. Once chosen there is always at least one. */
export function StarInput({ value, onChange, disabled = false, className, ref, ...props }: StarInputProps) {
  const name = useId()
  const wiring = useFieldGroup()
  const [pointedAt, setPointedAt] = useState(0)
  const shown = pointedAt || value
  return (
    <div
      role="radiogroup"
      {...wiring}
      {...props}
      data-disabled={disabled || undefined}
      className={cx('group/stars flex flex-wrap items-center gap-x-3', className)}
    >
      <div className="-ms-2 inline-flex group-data-disabled/stars:opacity-60" onPointerLeave={() => setPointedAt(0)}>
        {STAR_VALUES.map((star) => (
          <label
            key={star}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse' && !disabled) setPointedAt(star)
            }}
            className="grid size-11 cursor-pointer place-items-center rounded-control transition-transform duration-quick ease-out hover:scale-115 has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-sky has-disabled:cursor-not-allowed has-disabled:hover:scale-100"
          >
            <input
              ref={star === (value || 1) ? ref : undefined}
              type="radio"
              name={name}
              aria-label={formatStars(star)}
              checked={star === value}
              disabled={disabled}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <Star full={star <= shown} className="size-8" />
          </label>
        ))}
      </div>
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {shown ? formatStars(shown) : '1 to 5 stars'}
      </span>
    </div>
  )
}
