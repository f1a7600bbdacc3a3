import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'

export type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The field was pressed: the list opens again. */
  onPress: () => void
  /** The list, while there is one. */
  listId: string | undefined
  /** The active option. */
  activeId: string | undefined
}

/** The round field with its glass and a way to clear it. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  onKeyDown,
  onPress,
  listId,
  activeId,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex h-11 items-center rounded-full border border-edge bg-card ps-4 text-ink-soft transition-colors duration-quick focus-within:border-sky focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-sky hover:border-ink"
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onClick={onPress}
        className="h-full min-w-0 flex-1 bg-transparent px-3 text-ink outline-none placeholder:text-ink-soft"
      />
      {value ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:text-ink"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      ) : null}
    </form>
  )
}
