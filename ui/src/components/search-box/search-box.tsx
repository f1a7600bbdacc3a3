import { type ComponentProps, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { SearchField } from './search-field.tsx'
import { SearchOption, type SearchSuggestion } from './search-option.tsx'
import { formatSearchStatus, type SearchStatus } from './search-status.ts'
import { useSearchBox } from './use-search-box.ts'

export type SearchBoxProps = Omit<ComponentProps<'search'>, 'onChange' | 'onSelect' | 'onSubmit' | 'children'> & {
  /** What is typed. */
  value: string
  /** Each change of the text. */
  onChange: (value: string) => void
  /** What is offered for `value`, best first. While new ones load, the old ones may stay. */
  suggestions?: ReadonlyArray<SearchSuggestion>
  /** A suggestion was taken: by mouse, by touch, or with Enter. */
  onSelect: (suggestion: SearchSuggestion) => void
  /** Enter was pressed on the text itself. */
  onSubmit: (value: string) => void
  /** Where the search for suggestions stands; `idle` shows none. */
  status?: SearchStatus
  /** Names the field and stands in it while it is empty. */
  label?: string
}

/**
 * A search field that suggests toys while one types: a combobox with a list, as ARIA 1.2 has it. The focus never leaves
 * the field; Escape closes the list, then clears the text.
 */
export function SearchBox({
  value,
  onChange,
  suggestions = [],
  onSelect,
  onSubmit,
  status = 'idle',
  label = 'Search Toys',
  className,
  ...props
}: SearchBoxProps) {
  const id = useId()
  const box = useSearchBox({ value, onChange, suggestions, onSelect, onSubmit })
  const text = formatSearchStatus(status, suggestions.length)
  const isOpen = box.open && status !== 'idle' && value.trim() !== ''
  const isListed = isOpen && suggestions.length > 0
  return (
    <search ref={box.ref} onBlur={box.onBlur} className={cx('relative block', className)} {...props}>
      <SearchField
        label={label}
        value={value}
        onChange={box.type}
        onSubmit={box.submit}
        onKeyDown={(event) => box.onKeyDown(event, isOpen)}
        onPress={box.openList}
        listId={isListed ? id : undefined}
        activeId={isListed && box.active >= 0 ? `${id}-${box.active}` : undefined}
      />
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(26rem,70dvh)] overflow-y-auto overscroll-contain rounded-panel border border-line bg-card p-2 shadow-float"
      >
        {isListed ? (
          <div id={id} role="listbox" aria-label="Suggestions" aria-busy={status === 'loading' || undefined}>
            {suggestions.map((suggestion, index) => (
              <SearchOption
                key={suggestion.id}
                id={`${id}-${index}`}
                suggestion={suggestion}
                term={value}
                active={index === box.active}
                onPoint={() => box.point(index)}
                onSelect={() => box.choose(suggestion)}
              />
            ))}
          </div>
        ) : (
          <p className="px-3 py-2 text-ink-soft">{text}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen ? text : ''}
      </p>
    </search>
  )
}
