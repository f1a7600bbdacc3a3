import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { controlClass } from '../field/control-class.ts'
import { useFieldControl } from '../field/field-context.ts'

export type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** The text. Without it the browser keeps the text, as in any native form. */
  value?: string
  /** The first text of an input without `value`. */
  defaultValue?: string
  /** Called with the new text. */
  onChange?: (value: string) => void
  /** Kind of text, for virtual keyboards and autofill. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  /** An example value. Do not use it as the label. */
  placeholder?: string
  /** Prevents changes and copying. */
  disabled?: boolean
  /** Prevents changes. The text can still be copied. */
  readOnly?: boolean
}

/** A single-line text field. A `Field` around it provides its label and description. */
export function TextInput({ value, onChange, type = 'text', className, ...props }: TextInputProps) {
  const fieldProps = useFieldControl(props)
  return (
    <input
      type={type}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      className={cx(controlClass, 'read-only:bg-sand', className)}
      {...props}
      {...fieldProps}
    />
  )
}
