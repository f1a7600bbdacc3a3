import type { ComponentProps } from 'react'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { cx } from '../../lib/cx.ts'
import { joinIds } from '../../lib/join-ids.ts'
import { useFieldControl } from '../field/field-context.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'

export type SwitchProps = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'defaultChecked'
> & {
  /** What is switched: `Active`. If there are several switches, name the object too: `Wooden blocks active`. */
  label: string
  /** Keeps the label for assistive technology only, for example in table rows. */
  labelHidden?: boolean
  /** Whether the switch is on. Without it the switch keeps its state, until its form is reset. */
  value?: boolean
  /** Whether a switch without `value` is on at first. */
  defaultValue?: boolean
  /** Called with the new state. A switch applies at once; it needs no save button. */
  onChange?: (value: boolean) => void
  /**
   * What a form submits under `name` while the switch is on.
   * @default 'on'
   */
  formValue?: string
  /** The change is being saved. Shows a spinner and ignores clicks; keeps the focus. */
  loading?: boolean
  /** Side effects of the switch. Shown as a tooltip and always part of the accessible description. */
  tooltip?: string
  /** Prevents changes. The switch is not submitted. */
  disabled?: boolean
}

/** Turns a setting on or off immediately. The whole row is clickable and 44 px high. */
export function Switch({
  label,
  labelHidden = false,
  value,
  defaultValue = false,
  onChange,
  name,
  formValue = 'on',
  loading = false,
  tooltip,
  onClick,
  className,
  ...props
}: SwitchProps) {
  const { id, ...fieldProps } = useFieldControl(props)
  const [isOn, setOn] = useFormValue(id, value, defaultValue, onChange)
  const control = (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={labelHidden ? label : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className="relative inline-flex h-7 w-12 shrink-0 items-center rounded-full border-[1.5px] border-edge bg-sand p-0.5 transition-colors duration-base ease-out after:absolute after:-inset-x-0.5 after:-inset-y-2.5 enabled:hover:border-ink disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-invalid:border-danger aria-checked:border-lagoon aria-checked:bg-lagoon forced-colors:aria-checked:forced-selected"
      {...props}
      {...fieldProps}
      id={id}
      aria-describedby={joinIds(fieldProps['aria-describedby'], tooltip && `${id}-tooltip`)}
      onClick={composeHandlers(onClick, () => {
        if (!loading) setOn(!isOn)
      })}
    >
      <span className="grid size-5 place-items-center rounded-full bg-card text-ink-soft shadow-card inset-ring-[1.5px] inset-ring-edge transition-transform duration-base ease-out in-aria-checked:translate-x-5 in-aria-checked:inset-ring-0 forced-colors:bg-[ButtonText] forced-colors:in-aria-checked:bg-[HighlightText] rtl:in-aria-checked:-translate-x-5">
        {loading ? <Spinner size="sm" className="scale-75" /> : null}
      </span>
    </button>
  )
  return (
    <span className={cx('inline-flex min-h-11 max-w-full items-center gap-3', className)}>
      {tooltip ? (
        <Tooltip text={tooltip} describesControl={false}>
          {control}
        </Tooltip>
      ) : (
        control
      )}
      {name ? (
        <input type="hidden" name={name} value={formValue} form={props.form} disabled={!isOn || props.disabled} />
      ) : null}
      {labelHidden ? null : (
        <label htmlFor={id} className="min-w-0 cursor-pointer font-medium wrap-anywhere">
          {label}
        </label>
      )}
      {tooltip ? (
        <span id={`${id}-tooltip`} hidden>
          {tooltip}
        </span>
      ) : null}
    </span>
  )
}
