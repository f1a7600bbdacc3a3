import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { controlClass } from '../field/control-class.ts'
import { useFieldControl } from '../field/field-context.ts'

export type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
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
