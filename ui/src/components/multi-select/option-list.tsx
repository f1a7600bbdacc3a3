import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { optionId } from '../../hooks/use-combobox.ts'
import type { Option } from '../select/option.ts'

/** Height of a row with a one-line label, in pixels. Taller rows are measured. */
const ROW_HEIGHT = 44

export type OptionListProps = {
  id: string
  label: string
  options: ReadonlyArray<Option<string | number>>
  selected: ReadonlySet<string | number>
  /** Index of the active option, or -1. */
  activeIndex: number
  onActivate: (index: number) => void
  onToggle: (index: number) => void
}

/** A virtualized listbox: it renders the visible options and the active one. */
export function OptionList({ id, label, options, selected, activeIndex, onActivate, onToggle }: OptionListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    useFlushSync: false,
    getItemKey: (index) => options[index]?.value ?? index,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range)
      if (activeIndex < 0 || visible.includes(activeIndex)) return visible
      return [...visible, activeIndex].toSorted((a, b) => a - b)
    },
  })

  useEffect(
    function scrollToActiveOption() {
      if (activeIndex >= 0) virtualizer.scrollToIndex(activeIndex, { align: 'auto' })
    },
    [virtualizer, activeIndex],
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
      <div role="presentation" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const option = options[index]
          if (!option) return null
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points to the active option
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              id={optionId(id, index)}
              role="option"
              aria-selected={selected.has(option.value)}
              aria-disabled={option.disabled || undefined}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-active={index === activeIndex || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={index === activeIndex ? undefined : () => onActivate(index)}
              onClick={() => onToggle(index)}
              style={{ transform: `translateY(${start}px)` }}
              className="group/option absolute inset-x-0 top-0 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 leading-snug aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft data-active:bg-sun-pale forced-colors:data-active:forced-selected"
            >
              <span className="grid size-5 shrink-0 place-items-center rounded-sm border-[1.5px] border-edge bg-card text-card group-aria-selected/option:border-lagoon group-aria-selected/option:bg-lagoon forced-colors:group-aria-selected/option:forced-selected">
                <Check
                  aria-hidden="true"
                  strokeWidth={3}
                  className="size-4 opacity-0 group-aria-selected/option:opacity-100"
                />
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
