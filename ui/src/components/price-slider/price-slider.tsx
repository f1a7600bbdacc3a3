import * as Slider from '@radix-ui/react-slider'
import { type ComponentProps, useId } from 'react'
import { useDirection } from '../../hooks/use-direction.ts'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { cx } from '../../lib/cx.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { useFieldGroup } from '../field/field-context.ts'
import { changePrice, createPriceSteps, isSamePrice, type PriceRange, toPosition, toPrice } from './price-steps.ts'
import { useThumbDrag } from './use-thumb-drag.ts'

export type PriceSliderProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  /** Selected range, in dollars. Without it the slider keeps the range, until its form is reset. */
  value?: PriceRange
  /** The range that is selected first, for a slider without `value`. By default `bounds`. */
  defaultValue?: PriceRange
  /** Called with every new range, also during a drag. */
  onChange?: (value: PriceRange) => void
  /** Called when a drag ends and after each key press. Fetch here. */
  onCommit?: (value: PriceRange) => void
  /** Name of the lowest price in its form. */
  minName?: string
  /** Name of the highest price in its form. */
  maxName?: string
  /** Prevents changes. The prices are not submitted. */
  disabled?: boolean
  /** Ends of the track, in dollars. A price outside of them is shown at the end. */
  bounds?: PriceRange
  /** Minimum distance between the two prices, in dollars. A thumb stops there. */
  minGap?: number
  /**
   * Formats an amount for assistive technology.
   * @default '$2,500'
   */
  format?: (dollars: number) => string
  /** Id of its form, if it is outside of it. */
  form?: string
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
  bounds = { min: 1, max: 5000 },
  defaultValue = bounds,
  onChange,
  onCommit,
  minName,
  maxName,
  disabled = false,
  minGap = 10,
  format = dollars,
  form,
  ...props
}: PriceSliderProps) {
  // A group can be neither invalid nor required. Its thumbs can be invalid.
  const { 'aria-invalid': invalid, 'aria-required': _, ...groupProps } = { ...props, ...useFieldGroup(props) }
  const isNamed = groupProps['aria-labelledby'] || groupProps['aria-label']
  const id = useId()
  const [range, setRange] = useFormValue(id, value, defaultValue, onChange)
  const direction = useDirection()
  const steps = createPriceSteps(bounds)
  const positions = [toPosition(steps, range.min), toPosition(steps, range.max)]

  const move = (index: number, position: number): PriceRange =>
    changePrice(range, { [ENDS[index] ?? 'max']: toPrice(steps, position) }, { bounds, minGap })
  function change(next: PriceRange): void {
    if (!isSamePrice(next, range)) setRange(next)
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
    <div role={isNamed ? 'group' : undefined} {...groupProps}>
      <Slider.Root
        dir={direction}
        disabled={disabled}
        // The id of no form. In one, Radix would reset the thumbs on its own and focus one of them.
        form={id}
        min={0}
        max={steps.length - 1}
        preserveThumbOrder
        value={positions}
        onValueChange={(next) => change(moveChanged(next) ?? range)}
        onValueCommit={(next) => {
          const moved = moveChanged(next) // none at the end of a drag, which has changed the value already
          if (!moved || !isSamePrice(moved, range)) onCommit?.(moved ?? range)
        }}
        {...drag}
        className={cx(
          'relative mx-3.5 flex h-11 touch-none items-center select-none',
          disabled && 'pointer-events-none opacity-60',
        )}
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
            aria-valuenow={range[end]}
            aria-valuemax={bounds.max}
            aria-valuetext={format(range[end])}
            className={cx(thumbClass, end === 'min' ? lowestClass : highestClass)}
          />
        ))}
      </Slider.Root>
      <input type="hidden" id={id} name={minName} value={range.min} form={form} disabled={disabled} />
      <input type="hidden" name={maxName} value={range.max} form={form} disabled={disabled} />
    </div>
  )
}
