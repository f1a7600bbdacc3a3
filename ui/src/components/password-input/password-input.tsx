import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type'> & {
  /** What is typed. */
  value: string
  /** Each change of the text. */
  onChange: (value: string) => void
  /** Nothing can be typed or shown. */
  disabled?: boolean
  /** Tells password managers whether to fill one in or to make one up. */
  autoComplete?: 'current-password' | 'new-password'
}

/** A password, hidden until one asks to see it. */
export function PasswordInput({ className, autoComplete = 'current-password', ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className={cx('relative', className)}>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-13"
      />
      <div className="absolute inset-y-0 end-0.5 grid items-center">
        <IconButton
          name={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      </div>
    </div>
  )
}
