import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Spinner } from '../spinner/spinner.tsx'

const iconButton = cva(
  'relative inline-grid shrink-0 forced-colors:border place-items-center transition-[transform,box-shadow,background-color,color] duration-quick ease-out disabled:cursor-not-allowed disabled:text-ink-soft disabled:opacity-60 aria-disabled:cursor-progress [&_svg]:size-5',
  {
    variants: {
      variant: {
        quiet: 'rounded-full bg-transparent',
        float: 'rounded-full bg-card shadow-card enabled:active:scale-90',
        block:
          'rounded-control bg-card shadow-block-line enabled:active:translate-y-[3px] enabled:active:shadow-block-line-pressed',
      },
      tone: {
        plain: 'text-ink enabled:hover:bg-sun-pale',
        danger: 'text-ink-soft enabled:hover:bg-tomato-pale enabled:hover:text-danger',
      },
      size: { lg: 'size-12', md: 'size-11', sm: 'size-9' },
    },
  },
)

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Accessible name and tooltip. Name the object too: `Remove Teddy Bears`. */
  label: string
  /** A lucide icon, shown at 20 px. */
  icon: ReactNode
  /** `quiet` for rows, `float` on top of a picture, `block` next to buttons. */
  variant?: 'quiet' | 'float' | 'block'
  /** `danger` turns red on hover. */
  tone?: 'plain' | 'danger'
  /** 44 px, 48 px next to buttons, or 36 px in dense places such as table rows. */
  size?: 'lg' | 'md' | 'sm'
  /** Shows a spinner and ignores clicks. */
  loading?: boolean
  /**
   * Native button type. The default does not submit the form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset'
  /** Prevents clicks and focus. */
  disabled?: boolean
  /** Called on click, unless the button is `loading`. */
  onClick?: ComponentProps<'button'>['onClick']
}

/** A button with an icon and no visible text. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  tone = 'plain',
  size = 'md',
  loading = false,
  type = 'button',
  className,
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={cx(iconButton({ variant, tone, size }), className)}
      {...props}
    >
      {loading ? <Spinner size="sm" /> : icon}
    </button>
  )
}
