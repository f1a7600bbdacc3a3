import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'
import { sanitizeNumber } from './sanitize-number.ts'

export type NumberInputProps = Omit<TextInputProps, 'type' | 'inputMode'> & {
  /**
   * The number as text, so that an intermediate state such as `12.` is possible. Empty for no number. Without it the browser keeps the text.
   */
  value?: string
  /** The first text of an input without `value`. */
  defaultValue?: string
  /** Called with the new text. It contains digits only, and a decimal point if `decimals` allows it. */
  onChange?: (value: string) => void
  /** Maximum number of decimal places. */
  decimals?: 0 | 1 | 2
  /** Prevents changes. */
  disabled?: boolean
}

/** An input for numbers from 0. It drops all other characters. */
export function NumberInput({ onInput, decimals = 0, ...props }: NumberInputProps) {
  return (
    <TextInput
      autoComplete="off"
      {...props}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      // Before the change event, so that the browser keeps the number, too.
      onInput={(event) => {
        onInput?.(event)
        const input = event.currentTarget
        const number = sanitizeNumber(input.value, decimals)
        if (number === input.value) return
        const caret = sanitizeNumber(input.value.slice(0, input.selectionStart ?? undefined), decimals).length
        input.value = number
        input.setSelectionRange(caret, caret)
      }}
    />
  )
}
