import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { controlClass } from '../field/control-class.ts'
import { useFieldControl } from '../field/field-context.ts'
import { getCharacterCount } from './character-count.ts'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'maxLength'> & {
  /** What is typed. */
  value: string
  /** Each change of the text. */
  onChange: (value: string) => void
  /** Characters; shows a counter. Nothing is cut off: one sees what is too much, and the field's message says so. */
  max?: number
  /** Lines it has room for at first. */
  rows?: number
  /** An example of what is asked, while nothing is typed; never the label. */
  placeholder?: string
  /** Nothing can be typed or copied. */
  disabled?: boolean
}

/** Several lines of text. It grows with them where the browser can, and can be pulled taller. */
export function TextArea({ value, onChange, max, rows = 4, className, ...props }: TextAreaProps) {
  const wiring = useFieldControl({ id: props.id, describedBy: props['aria-describedby'] })
  return (
    <div className={cx('grid', className)}>
      <textarea
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cx(controlClass, 'field-sizing-content max-h-96 min-h-28 resize-y py-3 read-only:bg-sand')}
        {...props}
        {...wiring}
      />
      {max ? <Counter length={value.length} max={max} /> : null}
    </div>
  )
}

function Counter({ length, max }: { length: number; max: number }) {
  const { shown, spoken, over } = getCharacterCount(length, max)
  return (
    <p className="justify-self-end pt-1 text-sm text-ink-soft tabular-nums">
      <span aria-hidden="true" data-over={over || undefined} className="data-over:font-semibold data-over:text-danger">
        {shown}
      </span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </p>
  )
}
