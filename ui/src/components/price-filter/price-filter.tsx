import { useId } from 'react'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { cx } from '../../lib/cx.ts'
import { PriceSlider, type PriceSliderProps } from '../price-slider/price-slider.tsx'
import { changePrice, isSamePrice, type PriceRange } from '../price-slider/price-steps.ts'
import { PriceInput } from './price-input.tsx'

export type PriceFilterProps = Omit<PriceSliderProps, 'bounds' | 'minGap' | 'onCommit'> & {
  /** The range that is selected first, for a filter without `value`. By default `bounds`. */
  defaultValue?: PriceRange
  /** Called with every new range, also during a drag. */
  onChange?: (value: PriceRange) => void
  /** Called with the range when a drag ends, after each key press, and when the user leaves an input. */
  onCommit?: (value: PriceRange) => void
  /** Ends of the track, in dollars. */
  bounds?: PriceRange
  /** Prevents changes. The prices are not submitted. */
  disabled?: boolean
  /** Minimum distance between the two prices, in dollars. */
  minGap?: number
}

/** A price range: a slider for rough amounts, and two inputs for exact ones. */
export function PriceFilter({
  bounds = { min: 1, max: 5000 },
  minGap = 10,
  className,
  value,
  defaultValue = bounds,
  onChange,
  onCommit,
  disabled = false,
  minName,
  maxName,
  format,
  form,
  'aria-invalid': invalid,
  ...props
}: PriceFilterProps) {
  const id = useId()
  const [range, setRange] = useFormValue(id, value, defaultValue, onChange)
  const change = (to: Partial<PriceRange>) => changePrice(range, to, { bounds, minGap })
  function enter(to: Partial<PriceRange>): void {
    const next = change(to)
    if (isSamePrice(next, range)) return
    setRange(next)
    onCommit?.(next)
  }
  return (
    <div
      role={props['aria-label'] || props['aria-labelledby'] ? 'group' : undefined}
      className={cx('grid grid-cols-1 gap-2', className)}
      {...props}
    >
      <PriceSlider
        minName={minName}
        maxName={maxName}
        format={format}
        form={form}
        aria-invalid={invalid}
        value={range}
        onChange={setRange}
        onCommit={onCommit}
        disabled={disabled}
        bounds={bounds}
        minGap={minGap}
      />
      {/* Without a name: it only belongs to the form that resets the range. */}
      <input type="hidden" id={id} form={form} />
      <div className="flex flex-wrap items-start gap-3">
        <PriceInput
          label="From"
          disabled={disabled}
          value={range.min}
          range={{ min: bounds.min, max: change({ min: bounds.max }).min }}
          onCommit={(min) => enter({ min })}
        />
        <PriceInput
          label="To"
          disabled={disabled}
          value={range.max}
          range={{ min: change({ max: bounds.min }).max, max: bounds.max }}
          onCommit={(max) => enter({ max })}
        />
      </div>
    </div>
  )
}
