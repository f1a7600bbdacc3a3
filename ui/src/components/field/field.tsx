import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { joinIds } from '../../lib/join-ids.ts'
import { FieldContext } from './field-context.ts'

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Label and accessible name of the control. */
  label: string
  /** The control: any input of this library. It reads its id, description and validity from the field. */
  children: ReactNode
  /** Help text below the control, and below the error. */
  hint?: ReactNode
  /** Error message, with what to do about it. Empty or `undefined` if the value is valid. */
  error?: string
  /** Adds an asterisk to the label and `aria-required` to the control. */
  required?: boolean
  /** Set this for a control of several parts (`RadioGroup`, `StarInput`, `DateRange`, `PriceSlider`). The label then names it as a whole. */
  group?: boolean
  /** Keeps the label for assistive technology only. */
  labelHidden?: boolean
}

/**
 * Connects a label, a hint and an error message to a control. A new error message is announced while the user types. After a submit, the
 * form moves the focus to the first invalid control, whose description it is: announcing all messages would interrupt that.
 */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  group = false,
  labelHidden = false,
  className,
  onKeyDown,
  onBlur,
  ...props
}: FieldProps) {
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const ids = { control: `${id}control`, label: `${id}label`, hint: `${id}hint`, error: `${id}error` }
  const describedBy = joinIds(error && ids.error, Boolean(hint) && ids.hint)
  const Label = group ? 'span' : 'label'
  return (
    <FieldContext
      value={{ controlId: ids.control, labelId: ids.label, describedBy, invalid: Boolean(error), required }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its control gets. */}
      <div
        data-invalid={error ? true : undefined}
        onKeyDown={(event) => {
          setTyping(true)
          onKeyDown?.(event)
        }}
        onBlur={(event) => {
          setTyping(false)
          onBlur?.(event)
        }}
        className={cx('grid grid-cols-1 min-w-0 content-start', className)}
        {...props}
      >
        <Label
          id={ids.label}
          htmlFor={group ? undefined : ids.control}
          className={cx('justify-self-start pb-1.5 font-semibold', labelHidden && 'sr-only')}
        >
          {label}
          {required ? (
            <span aria-hidden="true" className="ms-0.5 text-tomato">
              *
            </span>
          ) : null}
        </Label>
        {children}
        <div role={isTyping ? 'status' : undefined}>
          {error ? (
            <p id={ids.error} className="flex items-start gap-1.5 pt-1.5 text-sm font-semibold text-danger">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          ) : null}
        </div>
        {hint ? (
          <p id={ids.hint} className="pt-1.5 text-sm text-ink-soft">
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext>
  )
}
