import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'

export type SearchFieldProps = {
  label: string
  /** See `SearchBox`. */
  action: string | undefined
  /** Value, handlers and ARIA attributes of the combobox. */
  inputProps: ComponentProps<'input'>
  onClear: () => void
  onSubmit: () => void
}

/** The rounded field with a search icon and a button that clears it. */
export function SearchField({ label, action, inputProps, onClear, onSubmit }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex h-11 items-center rounded-full border border-edge bg-card ps-4 text-ink-soft transition-colors duration-quick focus-within:border-sky focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-sky hover:border-ink"
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      <input
        {...inputProps}
        ref={input}
        name="name"
        aria-label={label}
        placeholder={label}
        inputMode="search"
        enterKeyHint="search"
        className="h-full min-w-0 flex-1 bg-transparent px-3 text-ink outline-none placeholder:text-ink-soft"
      />
      {inputProps.value ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onClear()
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
