import { ChevronDown } from 'lucide-react'
import { useId, useMemo } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import { controlClass } from '../field/control-class.ts'
import { useFieldControl } from '../field/field-context.ts'
import type { Option } from '../select/option.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { OptionList } from './option-list.tsx'
import { SelectedChips } from './selected-chips.tsx'
import { addAll, formatSelectionStatus } from './selection.ts'
import { useMultiSelect } from './use-multi-select.ts'

export type MultiSelectProps = {
  /** In the order in which they are shown. */
  options: ReadonlyArray<Option>
  /** The chosen ones, in the order in which they were chosen. */
  value: ReadonlyArray<string>
  /** Gets all chosen ones. */
  onChange: (value: readonly string[]) => void
  /** The focus has left all of its parts: the moment to check it. */
  onBlur?: () => void
  /** Stands in the field while nothing is typed. */
  placeholder?: string
  /** What the list is of: `Toys`; for assistive technology. */
  listLabel?: string
  /** The options are on their way. */
  loading?: boolean
  /** Nothing can be changed. */
  disabled?: boolean
  /** Where the options failed to load: the sentence that says so. */
  error?: string
  /** Classes of the whole, merged last. */
  className?: string
  /** The text field: where the focus belongs. */
  ref?: (input: HTMLInputElement | null) => void
}

/**
 * Any number out of thousands: a field that searches, a list that draws only what is in sight, and a chip for each chosen
 * one. The focus stays in the field; arrows go through the list, Enter or Space choose, Backspace takes out the last chip.
 */
export function MultiSelect({
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Search and choose',
  listLabel = 'Options',
  loading = false,
  disabled = false,
  error,
  className,
  ref,
}: MultiSelectProps) {
  const listId = useId()
  const wiring = useFieldControl()
  const select = useMultiSelect({ options, value, onChange })
  const chosen = useMemo(() => new Set(value), [value])
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options])
  const hasList = select.isOpen && !loading && !error && select.shown.length > 0
  const message = error ?? (loading ? 'Loading…' : `Nothing is called “${select.text.trim()}”.`)
  const setInput = (input: HTMLInputElement | null) => {
    select.input.current = input
    ref?.(input)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave all of its parts
    <div
      className={cx('relative', className)}
      onBlur={(event) => {
        select.onBlur(event)
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <SelectedChips
        chosen={value.map((each) => ({ value: each, label: labels.get(each) ?? (loading ? '…' : each) }))}
        disabled={disabled}
        onRemove={(gone) => {
          onChange(value.filter((each) => each !== gone))
          select.focus()
        }}
      />
      <div className="relative grid items-center">
        <input
          {...wiring}
          ref={setInput}
          type="text"
          role="combobox"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasList && select.active >= 0 ? `${listId}-${select.active}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder}
          value={select.text}
          onChange={(event) => select.type(event.target.value)}
          onClick={select.open}
          onKeyDown={select.onKeyDown}
          className={cx(controlClass, 'pe-11')}
        />
        <span className="pointer-events-none absolute end-3.5 inline-flex text-ink-soft">
          {loading ? <Spinner size="sm" /> : <ChevronDown aria-hidden="true" className="size-5" />}
        </span>
      </div>
      <p role="status" className="sr-only">
        {select.isOpen ? (hasList ? formatSelectionStatus(select.shown.length, value.length) : message) : ''}
      </p>
      {select.isOpen ? (
        <div className="absolute inset-x-0 top-full z-30 mt-2 rounded-card border border-line bg-card p-2 shadow-float">
          {hasList ? (
            <>
              <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-3 pb-1 text-sm">
                <span aria-hidden="true" className="text-ink-soft tabular-nums">
                  {formatSelectionStatus(select.shown.length, value.length)}
                </span>
                <span className="-mx-2 flex flex-wrap">
                  <Button
                    variant="link"
                    size="sm"
                    onClick={() => onChange(addAll(value, select.shown))}
                    className="-mx-2 text-sm"
                  >
                    {select.text.trim() ? 'Select all found' : 'Select all'}
                  </Button>
                  <Button
                    variant="link"
                    size="sm"
                    disabled={value.length === 0}
                    onClick={() => {
                      onChange([])
                      select.focus()
                    }}
                    className="-mx-2 text-sm"
                  >
                    Clear
                  </Button>
                </span>
              </div>
              <OptionList
                id={listId}
                label={listLabel}
                options={select.shown}
                chosen={chosen}
                active={select.active}
                onPoint={select.point}
                onToggle={select.toggle}
              />
            </>
          ) : (
            <p aria-hidden="true" className="px-3 py-2.5 text-ink-soft wrap-anywhere">
              {message}
            </p>
          )}
        </div>
      ) : null}
    </div>
  )
}
