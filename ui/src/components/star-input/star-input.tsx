import { type ComponentProps, type Ref, useId, useState } from 'react'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { useRadioName } from '../../hooks/use-radio-name.ts'
import { cx } from '../../lib/cx.ts'
import { formatStars, STAR_VALUES } from '../../lib/format-stars.ts'
import { useFieldGroup } from '../field/field-context.ts'
import { Star } from '../star-rating/star.tsx'

export type StarInputProps = Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'ref'> & {
  /** 1 to 5; 0 while nothing is selected. Without it the input keeps the number, until its form is reset. */
  value?: number
  /**
   * The number that is selected first, for an input without `value`.
   * @default 0
   */
  defaultValue?: number
  /** Called with the selected number of stars, 1 to 5. */
  onChange?: (value: number) => void
  /** Name of the number in its form. Without it the number is not submitted. */
  name?: string
  /** Id of its form, if it is outside of it. */
  form?: string
  /** Prevents changes. The number is not submitted. */
  disabled?: boolean
  /** Ref to the selected star, or to the first one. */
  ref?: Ref<HTMLInputElement>
}

/** Five stars to select from, by pointer or arrow keys. A selection cannot be cleared. */
export function StarInput({
  value,
  defaultValue = 0,
  onChange,
  name,
  form,
  disabled = false,
  className,
  ref,
  ...props
}: StarInputProps) {
  const id = useId()
  const [stars, setStars] = useFormValue(id, value, defaultValue, onChange)
  const radioName = useRadioName(name)
  const fieldProps = useFieldGroup(props)
  const [hovered, setHovered] = useState(0)
  const visible = hovered || stars
  return (
    <div
      role="radiogroup"
      {...props}
      {...fieldProps}
      data-disabled={disabled || undefined}
      className={cx('group/stars flex flex-wrap items-center gap-x-3', className)}
    >
      <div className="-ms-2 inline-flex group-data-disabled/stars:opacity-60" onPointerLeave={() => setHovered(0)}>
        {STAR_VALUES.map((star) => (
          <label
            key={star}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse' && !disabled) setHovered(star)
            }}
            className="grid size-11 cursor-pointer place-items-center rounded-control transition-transform duration-quick ease-out hover:scale-115 has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-sky has-disabled:cursor-not-allowed has-disabled:hover:scale-100"
          >
            <input
              id={star === 1 ? id : undefined}
              ref={star === (stars || 1) ? ref : undefined}
              type="radio"
              name={radioName}
              form={form}
              value={star}
              aria-label={formatStars(star)}
              checked={star === stars}
              disabled={disabled}
              onChange={() => setStars(star)}
              className="sr-only"
            />
            <Star full={star <= visible} className="size-8" />
          </label>
        ))}
      </div>
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {visible ? formatStars(visible) : '1 to 5 stars'}
      </span>
    </div>
  )
}
