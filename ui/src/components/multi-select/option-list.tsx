import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Option } from '../select/option.ts'

/** Pixels of a row whose name fits on one line; the true height is measured. */
const ROW = 44

export type OptionListProps = {
  id: string
  label: string
  options: ReadonlyArray<Option>
  chosen: ReadonlySet<string>
  /** Index of the active option, or -1. */
  active: number
  onPoint: (at: number) => void
  onToggle: (option: Option) => void
}

/** A listbox of any length: only the options in sight are drawn, and the active one wherever it is. */
export function OptionList({ id, label, options, chosen, active, onPoint, onToggle }: OptionListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 6,
    useFlushSync: false,
    getItemKey: (index) => options[index]?.value ?? index,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range)
      return active < 0 || inSight.includes(active) ? inSight : [...inSight, active].toSorted((a, b) => a - b)
    },
  })

  useEffect(
    function keepTheActiveOneInSight() {
      if (active >= 0) rows.scrollToIndex(active, { align: 'auto' })
    },
    [rows, active],
  )

  return (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      tabIndex={-1}
      className="max-h-72 overflow-y-auto overscroll-contain outline-none"
    >
      <div role="presentation" className="relative w-full" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const option = options[index]
          if (!option) return null
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the active option is named by aria-activedescendant
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={chosen.has(option.value)}
              aria-disabled={option.disabled || undefined}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-active={index === active || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={index === active ? undefined : () => onPoint(index)}
              onClick={() => onToggle(option)}
              style={{ transform: `translateY(${start}px)` }}
              className="group/option absolute inset-x-0 top-0 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 leading-snug aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft data-active:bg-sun-pale"
            >
              <span className="grid size-5 shrink-0 place-items-center rounded-sm border-[1.5px] border-edge bg-card text-card group-aria-selected/option:border-lagoon group-aria-selected/option:bg-lagoon">
                <Check aria-hidden="true" strokeWidth={3} className="size-4" />
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
