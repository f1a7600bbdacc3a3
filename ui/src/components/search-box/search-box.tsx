import { useComposedRefs } from '@radix-ui/react-compose-refs'
import type { ComponentProps } from 'react'
import { optionId, useCombobox } from '../../hooks/use-combobox.ts'
import { cx } from '../../lib/cx.ts'
import { SearchField } from './search-field.tsx'
import { SearchOption, type SearchSuggestion } from './search-option.tsx'
import { formatSearchStatus, type SearchStatus } from './search-status.ts'

export type SearchBoxProps = Omit<ComponentProps<'search'>, 'onChange' | 'onSelect' | 'onSubmit' | 'children'> & {
  /** Text of the field. */
  value: string
  /** Called with the new text. */
  onChange: (value: string) => void
  /** Suggestions for `value`, best match first. The previous ones may stay while new ones load. */
  suggestions?: ReadonlyArray<SearchSuggestion>
  /** Called with the suggestion that the user selects by mouse, by touch or with Enter. */
  onSelect: (suggestion: SearchSuggestion) => void
  /** Called with the text when the user presses Enter while no suggestion is active. */
  onSubmit: (value: string) => void
  /** State of the request for suggestions; `idle` hides the popup. */
  status?: SearchStatus
  /** Accessible name and placeholder of the field. */
  label?: string
  /** The page that shows the results while there is no JavaScript. The text is added to it as the query parameter `name`. */
  action?: string
}

/** A search field that suggests toys while the user types. Escape closes the suggestions, then clears the text. */
export function SearchBox({
  value,
  onChange,
  suggestions = [],
  onSelect,
  onSubmit,
  status = 'idle',
  label = 'Search Toys',
  action,
  onBlur,
  className,
  ref,
  ...props
}: SearchBoxProps) {
  const select = (suggestion: SearchSuggestion | undefined) => {
    combobox.close()
    if (suggestion) onSelect(suggestion)
  }
  const combobox = useCombobox({
    value,
    onValueChange: onChange,
    count: suggestions.length,
    hasPopup: status !== 'idle' && value.trim() !== '',
    onSelect: (index) => select(suggestions[index]),
    stopAtText: true,
  })
  const rootRef = useComposedRefs(combobox.rootRef, ref)
  const statusText = formatSearchStatus(status, suggestions.length)
  return (
    <search
      {...props}
      ref={rootRef}
      onBlur={(event) => {
        onBlur?.(event)
        combobox.onBlur(event)
      }}
      className={cx('relative block', className)}
    >
      <SearchField
        label={label}
        action={action}
        inputProps={combobox.inputProps}
        onClear={() => combobox.setValue('')}
        onSubmit={() => {
          combobox.close()
          onSubmit(value)
        }}
      />
      <div
        hidden={!combobox.isOpen}
        className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(26rem,70dvh)] overflow-y-auto overscroll-contain rounded-panel border border-line bg-card p-2 shadow-float"
      >
        {combobox.hasList ? (
          <div
            id={combobox.listId}
            role="listbox"
            aria-label="Suggestions"
            aria-busy={status === 'loading' || undefined}
          >
            {suggestions.map((suggestion, index) => (
              <SearchOption
                key={suggestion.id}
                id={optionId(combobox.listId, index)}
                suggestion={suggestion}
                term={value}
                active={index === combobox.activeIndex}
                onActivate={() => combobox.activate(index)}
                onSelect={() => select(suggestion)}
              />
            ))}
          </div>
        ) : (
          <p className="px-3 py-2 text-ink-soft">{statusText}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {combobox.isOpen ? statusText : ''}
      </p>
    </search>
  )
}
