import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type'> & {
  /** The password. Without it the browser keeps the text, as in any native form. */
  value?: string
  /** The first text of an input without `value`. */
  defaultValue?: string
  /** Called with the new text. */
  onChange?: (value: string) => void
  /** Disables the field and its button. */
  disabled?: boolean
  /** Tells password managers whether to fill in a password or to suggest a new one. */
  autoComplete?: 'current-password' | 'new-password'
}

/** A password field with a button that shows the password. */
export function PasswordInput({ className, autoComplete = 'current-password', ...props }: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <div className={cx('relative', className)}>
      <TextInput
        {...props}
        type={isVisible ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-13"
      />
      <div className="absolute inset-y-0 end-0.5 grid items-center">
        <IconButton
          label={isVisible ? 'Hide password' : 'Show password'}
          icon={isVisible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          disabled={props.disabled}
          onClick={() => setIsVisible(!isVisible)}
        />
      </div>
    </div>
  )
}
