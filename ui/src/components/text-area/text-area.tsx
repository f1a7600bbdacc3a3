import type { ComponentProps } from 'react'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { cx } from '../../lib/cx.ts'
import { controlClass } from '../field/control-class.ts'
import { useFieldControl } from '../field/field-context.ts'
import { CharacterCountText } from './character-count-text.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'maxLength'> & {
  /** The text. Without it the browser keeps the text, as in any native form. */
  value?: string
  /** The first text of a text area without `value`. */
  defaultValue?: string
  /** Called with the new text. */
  onChange?: (value: string) => void
  /** Maximum number of characters; shows a counter. Longer text is kept, so that the user can shorten it. */
  max?: number
  /** Initial number of lines. */
  rows?: number
  /** An example value. Do not use it as the label. */
  placeholder?: string
  /** Prevents changes. */
  disabled?: boolean
}

/** A multi-line text field that grows with its text where the browser supports it. */
export function TextArea({ value, defaultValue = '', onChange, max, rows = 4, className, ...props }: TextAreaProps) {
  const fieldProps = useFieldControl(props)
  const [text, setText] = useFormValue(fieldProps.id, value, defaultValue, onChange)
  return (
    <div className={cx('grid', className)}>
      <textarea
        rows={rows}
        value={value}
        defaultValue={value === undefined ? defaultValue : undefined}
        onChange={(event) => setText(event.target.value)}
        className={cx(controlClass, 'field-sizing-content max-h-96 min-h-28 resize-y py-3 read-only:bg-sand')}
        {...props}
        {...fieldProps}
      />
      {max ? (
        <p className="justify-self-end pt-1 text-sm text-ink-soft tabular-nums">
          <CharacterCountText length={text.length} max={max} />
        </p>
      ) : null}
    </div>
  )
}
