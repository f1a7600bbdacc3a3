import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Spinner } from '../spinner/spinner.tsx'

const iconButton = cva(
  'relative inline-grid shrink-0 place-items-center transition-[transform,box-shadow,background-color,color] duration-quick ease-out disabled:cursor-not-allowed disabled:text-ink-soft disabled:opacity-60 aria-disabled:cursor-progress [&_svg]:size-5',
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
      size: { md: 'size-11', sm: 'size-9' },
    },
  },
)

export type IconButtonProps = Omit<ComponentProps<'button'>, 'name' | 'aria-label' | 'children'> & {
  /** What a press does, said with its object: `Remove Teddy Bears`. Also the tooltip. */
  name: string
  /** One lucide icon; it is drawn at 20 px. */
  icon: ReactNode
  /** `quiet` stands in a row of things, `float` lies on a picture, `block` stands beside buttons. */
  variant?: 'quiet' | 'float' | 'block'
  /** `danger` turns red under the pointer. */
  tone?: 'plain' | 'danger'
  /** 44 px, or 36 px in dense places such as the rows of a table. */
  size?: 'md' | 'sm'
  /** Its work is under way: shows a spinner and ignores presses. */
  loading?: boolean
  /** What the browser does with a press: `submit` sends the form around it. */
  type?: 'button' | 'submit' | 'reset'
  /** It cannot be pressed or reached. */
  disabled?: boolean
  /** It was pressed; not while it is `busy`. */
  onClick?: ComponentProps<'button'>['onClick']
}

/** A button that is only an icon, and therefore always has a name. */
export function IconButton({
  name,
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
      aria-label={name}
      title={name}
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
