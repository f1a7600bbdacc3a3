import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { cx } from '../../lib/cx.ts'
import { lazyOnOpen } from '../../lib/lazy-on-open.tsx'
import { useIdlePreload } from '../../lib/use-idle-preload.ts'
import { controlClass } from '../field/control-class.ts'
import { useFieldControl } from '../field/field-context.ts'
import type { Option } from '../select/option.ts'
import { Spinner } from '../spinner/spinner.tsx'
import type { OptionListProps } from './option-list.tsx'
import { SelectedChips } from './selected-chips.tsx'
import { addAll, formatSelectionStatus } from './selection.ts'
import { SelectionToolbar } from './selection-toolbar.tsx'
import { useMultiSelect } from './use-multi-select.ts'

const loadList = async () => (await import('./option-list.tsx')).OptionList
const OptionList = lazyOnOpen<OptionListProps & { open: boolean }>(loadList)

export type MultiSelectProps<V extends string | number = string> = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type' | 'required' | 'children'
> & {
  /** Options in display order. */
  options: ReadonlyArray<Option<V>>
  /** Selected values, in the order in which the user selected them. Without it the control keeps them, until its form is reset. */
  value?: ReadonlyArray<V>
  /**
   * The values that are selected first, for a control without `value`.
   * @default []
   */
  defaultValue?: ReadonlyArray<V>
  /** Called with all selected values. Numbers stay numbers. */
  onChange?: (value: readonly V[]) => void
  /** Name of the selected values in their form, which gets an entry for each of them. */
  name?: string
  /** Called when the focus leaves the whole control. */
  onBlur?: () => void
  /** Placeholder of the search field. */
  placeholder?: string
  /** Accessible name of the list: `Toys`. */
  listLabel?: string
  /** The options are loading: shows a spinner, and `Loading…` instead of the list. Selected values that have no option yet are `…`. */
  loading?: boolean
  /** Prevents changes and disables the chips. The values are not submitted. */
  disabled?: boolean
  /** Message to show instead of the list when the options could not be loaded. */
  error?: string
}

const NO_VALUES: readonly never[] = []

/**
 * Selects any number of options out of thousands: a search field, a virtualized list, and a chip for each selected option.
 * The focus stays in the field.
 */
export function MultiSelect<V extends string | number = string>({
  options,
  value,
  defaultValue = NO_VALUES,
  onChange,
  name,
  onBlur,
  placeholder = 'Search and choose',
  listLabel = 'Options',
  loading = false,
  disabled = false,
  error,
  className,
  ref,
  onClick,
  onKeyDown,
  ...props
}: MultiSelectProps<V>) {
  useIdlePreload(loadList)
  const fieldProps = useFieldControl(props)
  const [values, setValues] = useFormValue(fieldProps.id, value, defaultValue, onChange)
  const select = useMultiSelect({ options, value: values, onChange: setValues, unavailable: loading || Boolean(error) })
  const selected = useMemo(() => new Set(values), [values])
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options])
  const typed = select.text.trim()
  const message = error ?? (loading ? 'Loading…' : typed ? `No matches for “${typed}”.` : 'No options.')
  const status = select.hasList ? formatSelectionStatus(select.matches.length, values.length) : message
  const inputRef = useComposedRefs(select.input, ref)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only detects that the focus leaves the control
    <div
      ref={select.rootRef}
      className={cx('relative', className)}
      onBlur={(event) => {
        select.onBlur(event)
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <SelectedChips
        selected={values.map((each) => ({ value: each, label: labels.get(each) ?? (loading ? '…' : String(each)) }))}
        disabled={disabled}
        onRemove={(removed) => {
          setValues(values.filter((each) => each !== removed))
          select.focus()
        }}
      />
      {name
        ? values.map((each) => (
            <input key={each} type="hidden" name={name} value={each} form={props.form} disabled={disabled} />
          ))
        : null}
      <div className="relative grid items-center">
        <input
          {...props}
          {...fieldProps}
          {...select.inputProps}
          ref={inputRef}
          onClick={composeHandlers(onClick, select.inputProps.onClick)}
          onKeyDown={composeHandlers(onKeyDown, select.inputProps.onKeyDown)}
          disabled={disabled}
          aria-busy={loading || undefined}
          placeholder={placeholder}
          className={cx(controlClass, 'pe-11')}
        />
        <span className="pointer-events-none absolute end-3.5 inline-flex text-ink-soft">
          {loading ? <Spinner size="sm" /> : <ChevronDown aria-hidden="true" className="size-5" />}
        </span>
      </div>
      <p role="status" className="sr-only">
        {select.isOpen ? status : ''}
      </p>
      {select.isOpen ? (
        <div className="absolute inset-x-0 top-full z-30 mt-2 rounded-card border border-line bg-card p-2 shadow-float">
          {select.hasList ? (
            <>
              <SelectionToolbar
                status={status}
                selectAllLabel={typed ? 'Select all found' : 'Select all'}
                onSelectAll={() => setValues(addAll(values, select.matches))}
                onClear={
                  values.length === 0
                    ? undefined
                    : () => {
                        setValues([])
                        select.focus()
                      }
                }
              />
              <OptionList
                open
                id={select.listId}
                label={listLabel}
                options={select.matches}
                selected={selected}
                activeIndex={select.activeIndex}
                onActivate={select.activate}
                onToggle={(index) => select.toggle(select.matches[index])}
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
