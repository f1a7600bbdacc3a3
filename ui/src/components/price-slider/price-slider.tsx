import * as Slider from '@radix-ui/react-slider'
import { useDirection } from '../../hooks/use-direction.ts'
import { cx } from '../../lib/cx.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { useFieldGroup } from '../field/field-context.ts'
import { changePrice, createPriceSteps, isSamePrice, type PriceRange, toPosition, toPrice } from './price-steps.ts'
import { useThumbDrag } from './use-thumb-drag.ts'

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
  /** Formats an amount for assistive technology. */
  format?: (dollars: number) => string
  /** Classes of the outermost element, appended last. */
  className?: string
}

const thumbClass =
  'relative block size-7 cursor-grab rounded-full border-4 border-tomato bg-card shadow-card transition-transform duration-quick ease-out after:absolute after:-inset-y-3 hover:scale-110 active:scale-110 active:cursor-grabbing'
/** The thumbs are beside the range, not on its ends, so that they never overlap. */
const lowestClass = '-translate-x-1/2 after:-start-3 after:end-0 rtl:translate-x-1/2'
const highestClass = 'translate-x-1/2 after:start-0 after:-end-3 rtl:-translate-x-1/2'

const dollars = (amount: number) => `$${formatNumber(amount)}`
const ENDS = ['min', 'max'] as const

/**
 * A slider with two thumbs for the lowest and the highest price. Low prices have most of the track, and the thumbs stop at round
 * amounts.
 */
export function PriceSlider({
  value,
  onChange,
  onCommit,
  bounds = { min: 1, max: 5000 },
  minGap = 10,
  format = dollars,
  className,
}: PriceSliderProps) {
  const { 'aria-labelledby': labelId, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldGroup()
  const groupProps = labelId && { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy }
  const direction = useDirection()
  const steps = createPriceSteps(bounds)
  const positions = [toPosition(steps, value.min), toPosition(steps, value.max)]

  const move = (index: number, position: number): PriceRange =>
    changePrice(value, { [ENDS[index] ?? 'max']: toPrice(steps, position) }, { bounds, minGap })
  function change(next: PriceRange): void {
    if (!isSamePrice(next, value)) onChange(next)
  }
  /** Applies the position that Radix has changed; undefined if it has changed none. */
  function moveChanged(next: readonly number[]): PriceRange | undefined {
    const index = next.findIndex((position, at) => position !== positions[at])
    return index === -1 ? undefined : move(index, next[index] ?? 0)
  }
  const drag = useThumbDrag({
    positions,
    stepCount: steps.length - 1,
    isRightToLeft: direction === 'rtl',
    onMove: (index, position) => change(move(index, position)),
    onEnd: (index, position) => onCommit?.(move(index, position)),
  })

  return (
    <div {...groupProps} className={className}>
      <Slider.Root
        dir={direction}
        min={0}
        max={steps.length - 1}
        preserveThumbOrder
        value={positions}
        onValueChange={(next) => change(moveChanged(next) ?? value)}
        onValueCommit={(next) => {
          const moved = moveChanged(next) // none at the end of a drag, which has changed the value already
          if (!moved || !isSamePrice(moved, value)) onCommit?.(moved ?? value)
        }}
        {...drag}
        className="relative mx-3.5 flex h-11 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-2.5 grow overflow-hidden rounded-full bg-line forced-colors:border">
          <Slider.Range className="absolute h-full bg-sun forced-colors:forced-selected" />
        </Slider.Track>
        {ENDS.map((end) => (
          <Slider.Thumb
            key={end}
            aria-label={end === 'min' ? 'Lowest price' : 'Highest price'}
            aria-invalid={invalid}
            aria-valuemin={bounds.min}
            aria-valuenow={value[end]}
            aria-valuemax={bounds.max}
            aria-valuetext={format(value[end])}
            className={cx(thumbClass, end === 'min' ? lowestClass : highestClass)}
          />
        ))}
      </Slider.Root>
    </div>
  )
}
