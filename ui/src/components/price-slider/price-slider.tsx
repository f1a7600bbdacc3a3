import * as Slider from '@radix-ui/react-slider'
import { cx } from 'class-variance-authority'
import { useDirection } from '../../hooks/use-direction.ts'

/** Lowest and highest price, in whole dollars. */
export type PriceRange = { min: number; max: number }

export type PriceSliderProps = {
  /** Selected range, in dollars. */
  value: PriceRange
  /** Called continuously while the user drags. */
  onChange: (value: PriceRange) => void
  /** Called when a drag ends and after each key press. Fetch here. */
  onCommit?: (value: PriceRange) => void
  /** Ends of the track, in dollars. */
  bounds?: PriceRange
  /** Minimum distance between the thumbs, in dollars. */
  minGap?: number
  /** Formats an amount. */
  format?: (dollars: number) => string
  /** Classes of the outermost element, appended last. */
  className?: string
}

const thumbClass =
  'relative block size-7 cursor-grab rounded-full border-4 border-tomato bg-card shadow-card transition-transform duration-quick ease-out after:absolute after:-inset-3 hover:scale-110 active:scale-110 active:cursor-grabbing'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
const toPriceRange = ([min = 0, max = 0]: number[]): PriceRange => ({ min, max })

/** A slider with two thumbs for the lowest and the highest price. */
export function PriceSlider({
  value,
  onChange,
  onCommit,
  bounds = { min: 1, max: 5000 },
  minGap = 10,
  format = dollars,
  className,
}: PriceSliderProps) {
  return (
    <div className={cx('grid gap-1', className)}>
      <p aria-hidden="true" className="flex justify-between font-display text-lg font-semibold tabular-nums">
        <span>{format(value.min)}</span>
        <span>{format(value.max)}</span>
      </p>
      <Slider.Root
        dir={useDirection()}
        min={bounds.min}
        max={bounds.max}
        step={1}
        minStepsBetweenThumbs={minGap}
        value={[value.min, value.max]}
        onValueChange={(values) => onChange(toPriceRange(values))}
        onValueCommit={(values) => onCommit?.(toPriceRange(values))}
        className="relative flex h-11 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-2.5 grow overflow-hidden rounded-full bg-line">
          <Slider.Range className="absolute h-full bg-sun" />
        </Slider.Track>
        <Slider.Thumb aria-label="Lowest price" aria-valuetext={format(value.min)} className={thumbClass} />
        <Slider.Thumb aria-label="Highest price" aria-valuetext={format(value.max)} className={thumbClass} />
      </Slider.Root>
    </div>
  )
}
