import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { controlClass } from '../field/control-class.ts'
import { useFieldControl } from '../field/field-context.ts'

export type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** What is typed. */
  value: string
  /** Each change of the text. */
  onChange: (value: string) => void
  /** What is typed, for the keyboard of phones and the help of the browser. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  /** An example of what is asked, while nothing is typed; never the label. */
  placeholder?: string
  /** Nothing can be typed or copied. */
  disabled?: boolean
  /** It can be copied, not changed. */
  readOnly?: boolean
}

/** One line of text. Inside a `Field` it is labelled and described by it. */
export function TextInput({ value, onChange, type = 'text', className, ...props }: TextInputProps) {
  const wiring = useFieldControl({ id: props.id, describedBy: props['aria-describedby'] })
  return (
    <input
      type={type}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cx(controlClass, 'read-only:bg-sand', className)}
      {...props}
      {...wiring}
    />
  )
}
