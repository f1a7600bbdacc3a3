import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'
import { sanitizeNumber } from './sanitize-number.ts'

export type NumberInputProps = Omit<TextInputProps, 'type' | 'inputMode'> & {
  /** The number as text, so that `12.` can be typed on; empty when there is none. */
  value: string
  /** Gets digits only, and a point where decimals are allowed. */
  onChange: (value: string) => void
  /** Digits allowed behind the point, 0 to 2. */
  decimals?: 0 | 1 | 2
  /** Nothing can be typed. */
  disabled?: boolean
}

/** A number of 0 or more. What is not part of one cannot be typed. */
export function NumberInput({ onChange, decimals = 0, ...props }: NumberInputProps) {
  return (
    <TextInput
      autoComplete="off"
      {...props}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={(typed) => onChange(sanitizeNumber(typed, decimals))}
    />
  )
}
