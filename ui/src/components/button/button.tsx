import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { type ButtonVariant, buttonClass } from './button-class.ts'

export type ButtonProps = ComponentProps<'button'> & {
  /** Use `primary` for the one main action of a screen. */
  variant?: ButtonVariant
  /** 48 or 44 px high. */
  size?: 'md' | 'sm'
  /** Fills the available width. */
  fullWidth?: boolean
  /** Shows a spinner and ignores clicks. The button keeps its width and its focus, and sets `aria-busy`. */
  loading?: boolean
  /** Shown before the text. */
  icon?: ReactNode
  /**
   * Native button type. The default does not submit the form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset'
  /** Prevents clicks and focus. Explain nearby why. */
  disabled?: boolean
  /** Called on click, unless the button is `loading`. */
  onClick?: ComponentProps<'button'>['onClick']
  /** Label. */
  children?: ReactNode
}

/** A button that moves down when it is pressed, like a wooden block. */
export function Button({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  loading = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ variant, size, fullWidth }), className)}
      {...props}
    >
      {loading ? <Spinner size="sm" /> : icon}
      {children}
    </button>
  )
}
