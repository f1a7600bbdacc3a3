import type { ComponentProps } from 'react'
import { useRadioName } from '../../hooks/use-radio-name.ts'
import { cx } from '../../lib/cx.ts'
import { STAR_VALUES } from '../../lib/format-stars.ts'
import { FacetCount } from '../facet-list/facet-count.tsx'
import { Star } from '../star-rating/star.tsx'
import { formatRatingOption, RATING_OPTIONS } from './rating-options.ts'

export type RatingFilterProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> & {
  /** Minimum number of stars, 1 to 5; 0 for all toys. Without it the browser keeps the selection. */
  value?: number
  /**
   * The number that is selected first, for a filter without `value`.
   * @default 0
   */
  defaultValue?: number
  /** Called with the minimum number of stars, or 0. */
  onChange?: (value: number) => void
  /** Name of the number in its form. Without it the number is not submitted. */
  name?: string
  /** Id of its form, if it is outside of it. */
  form?: string
  /** Number of toys for each option, by its stars. Options without a number show none. */
  counts?: Readonly<Partial<Record<number, number>>>
  /** What is rated, above the options. */
  label?: string
}

/** Filters toys by their minimum rating. */
export function RatingFilter({
  value,
  defaultValue = 0,
  onChange,
  name,
  form,
  counts = {},
  label = 'Rating',
  className,
  ...props
}: RatingFilterProps) {
  const radioName = useRadioName(name)
  return (
    <fieldset className={cx('min-w-0', className)} {...props}>
      <legend className="pb-1.5 font-semibold">{label}</legend>
      {RATING_OPTIONS.map((option) => (
        <label
          key={option}
          className="-mx-3 flex min-h-11 xl:min-h-9 cursor-pointer items-center gap-2 rounded-control px-3 transition-colors duration-quick hover:bg-sun-pale has-checked:bg-sun-pale has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-sky"
        >
          <input
            type="radio"
            name={radioName}
            form={form}
            value={option}
            checked={value === undefined ? undefined : option === value}
            defaultChecked={value === undefined ? option === defaultValue : undefined}
            onChange={() => onChange?.(option)}
            className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card outline-none checked:border-6 checked:border-ink"
          />
          {option > 0 ? (
            <span aria-hidden="true" className="inline-flex gap-0.5">
              {STAR_VALUES.map((star) => (
                <Star key={star} full={star <= option} className="size-4" />
              ))}
            </span>
          ) : null}
          <span className="grow text-sm">{formatRatingOption(option)}</span>
          {counts[option] === undefined ? null : <FacetCount count={counts[option]} />}
        </label>
      ))}
    </fieldset>
  )
}
