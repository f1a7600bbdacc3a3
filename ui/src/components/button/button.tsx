import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Spinner } from '../spinner/spinner.tsx'

const button = cva(
  'inline-flex items-center justify-center gap-2 rounded-control font-bold forced-colors:border no-underline select-none transition-[transform,box-shadow,background-color] duration-quick ease-out disabled:cursor-not-allowed disabled:opacity-55 disabled:shadow-none disabled:active:translate-y-0 aria-disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        primary:
          'bg-tomato text-card shadow-block-tomato hover:bg-tomato-hover active:translate-y-[3px] active:shadow-block-tomato-pressed disabled:bg-tomato',
        secondary:
          'bg-card text-ink shadow-block-line hover:bg-sun-pale active:translate-y-[3px] active:shadow-block-line-pressed disabled:bg-card',
        danger:
          'bg-danger text-card shadow-block-danger hover:bg-danger-hover active:translate-y-[3px] active:shadow-block-danger-pressed',
        quiet: 'bg-transparent text-ink hover:bg-sun-pale',
        link: 'text-sky underline-offset-4 hover:underline forced-colors:border-none forced-colors:underline',
      },
      size: { md: 'min-h-12 px-6 text-base', sm: 'min-h-11 px-4 text-base' },
      fullWidth: { true: 'w-full', false: '' },
    },
  },
)

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet' | 'link'

/**
 * Returns the classes of a button, for links that look like one: `<a className={buttonClass({ variant: 'primary' })}>`.
 */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
}: {
  variant?: ButtonVariant
  size?: 'md' | 'sm'
  fullWidth?: boolean
} = {}): string {
  return button({ variant, size, fullWidth })
}

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
      className={cx(button({ variant, size, fullWidth }), className)}
      {...props}
    >
      {loading ? <Spinner size="sm" /> : icon}
      {children}
    </button>
  )
}
