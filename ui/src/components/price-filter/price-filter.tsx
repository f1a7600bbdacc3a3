import { cx } from '../../lib/cx.ts'
import { PriceSlider, type PriceSliderProps } from '../price-slider/price-slider.tsx'
import { changePrice, isSamePrice, type PriceRange } from '../price-slider/price-steps.ts'
import { PriceInput } from './price-input.tsx'

export type PriceFilterProps = Omit<PriceSliderProps, 'bounds' | 'minGap' | 'onCommit'> & {
  /** Called with the range when a drag ends, after each key press, and when the user leaves an input. */
  onCommit: (value: PriceRange) => void
  /** Ends of the track, in dollars. */
  bounds?: PriceRange
  /** Minimum distance between the two prices, in dollars. */
  minGap?: number
}

/** A price range: a slider for rough amounts, and two inputs for exact ones. */
export function PriceFilter({
  bounds = { min: 1, max: 5000 },
  minGap = 10,
  className,
  value,
  onChange,
  onCommit,
  ...slider
}: PriceFilterProps) {
  const change = (to: Partial<PriceRange>) => changePrice(value, to, { bounds, minGap })
  function enter(to: Partial<PriceRange>): void {
    const next = change(to)
    if (!isSamePrice(next, value)) onCommit(next)
  }
  return (
    <div className={cx('grid grid-cols-1 gap-2', className)}>
      <PriceSlider {...slider} value={value} onChange={onChange} onCommit={onCommit} bounds={bounds} minGap={minGap} />
      <div className="flex flex-wrap items-start gap-3">
        <PriceInput
          label="From"
          value={value.min}
          range={{ min: bounds.min, max: change({ min: bounds.max }).min }}
          onCommit={(min) => enter({ min })}
        />
        <PriceInput
          label="To"
          value={value.max}
          range={{ min: change({ max: bounds.min }).max, max: bounds.max }}
          onCommit={(max) => enter({ max })}
        />
      </div>
    </div>
  )
}
