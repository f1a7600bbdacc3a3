import { Search, X } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { cx } from '../../lib/cx.ts'
import { joinIds } from '../../lib/join-ids.ts'
import { useFieldControl } from '../field/field-context.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { getSearchHint } from './search-hint.ts'

export type SearchInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'aria-label'
> & {
  /** Accessible name, and the placeholder unless `placeholder` is set. Leave it out in a `Field`, whose label names the input. */
  label?: string
  /** Search text. Without it the field keeps the text, until its form is reset. */
  value?: string
  /**
   * The first text of a field without `value`.
   * @default ''
   */
  defaultValue?: string
  /** Called with the new text. */
  onChange?: (value: string) => void
  /** Results are loading. */
  loading?: boolean
  /** Minimum number of characters; shorter texts show a hint. 0 disables the hint. */
  min?: number
  /** Shown while the field is empty. */
  placeholder?: string
  /** Disables the field. */
  disabled?: boolean
}

/** The search field of a list. A button and Escape clear it. */
export function SearchInput({
  label,
  value,
  defaultValue = '',
  onChange,
  loading = false,
  min = 0,
  placeholder = label,
  className,
  onKeyDown,
  ...props
}: SearchInputProps) {
  const fieldProps = useFieldControl(props)
  const [text, setText] = useFormValue(fieldProps.id, value, defaultValue, onChange)
  const hintId = useId()
  const hint = getSearchHint(text, min)
  const clear = () => {
    setText('')
    document.getElementById(fieldProps.id)?.focus()
  }
  return (
    <search className={cx('grid grid-cols-1 w-full max-w-md min-w-0', className)}>
      <div className="flex h-11 items-center rounded-full border-[1.5px] border-edge bg-card ps-4 text-ink-soft transition-colors duration-quick focus-within:border-sky focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-sky hover:border-ink has-disabled:border-edge has-disabled:bg-sand has-aria-invalid:border-danger">
        {loading ? <Spinner size="sm" label="Searching" /> : <Search aria-hidden="true" className="size-5 shrink-0" />}
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          {...props}
          {...fieldProps}
          aria-describedby={joinIds(fieldProps['aria-describedby'], min > 0 && hintId)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          data-escape={text !== '' || undefined}
          onKeyDown={composeHandlers(onKeyDown, (event) => {
            if (event.key !== 'Escape' || !text || event.nativeEvent.isComposing) return
            event.preventDefault()
            clear()
          })}
          className="h-full min-w-0 flex-1 appearance-none bg-transparent px-3 text-ink outline-none text-ellipsis placeholder:text-ink-soft disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:hidden"
        />
        {text && !props.disabled ? (
          <button
            type="button"
            aria-label="Clear search"
            onClick={clear}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:text-ink"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        ) : null}
      </div>
      {min > 0 ? (
        <p id={hintId} role="status" className="ps-4 text-sm text-ink-soft not-empty:pt-1">
          {hint}
        </p>
      ) : null}
    </search>
  )
}
