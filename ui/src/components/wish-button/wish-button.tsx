import { cva } from 'class-variance-authority'
import { Heart } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { cx } from '../../lib/cx.ts'
import { isRepeatedClick } from '../../lib/is-repeated-click.ts'

const wishButton = cva(
  'group/wish inline-grid shrink-0 forced-colors:border place-items-center text-ink transition-[transform,box-shadow,background-color,color] duration-quick ease-out hover:text-tomato data-pressed:text-tomato aria-busy:cursor-progress',
  {
    variants: {
      variant: {
        float:
          'relative size-9 rounded-full after:absolute after:-inset-1 sm:size-11 sm:after:inset-0 scheme-light bg-card shadow-card hover:bg-tomato-pale active:scale-90',
        block:
          'size-12 rounded-control bg-card shadow-block-line hover:bg-tomato-pale active:translate-y-[3px] active:shadow-block-line-pressed',
      },
    },
  },
)

export type WishButtonProps = Omit<ComponentProps<'button'>, 'name' | 'children'> & {
  /** Name of the toy, part of the accessible name. */
  name: string
  /** Whether the toy is on the WishList. */
  pressed: boolean
  /** Called with the new state, once for a double click. */
  onPressedChange: (pressed: boolean) => void
  /**
   * `float` is round, for use on a picture: 44 px, and 36 px with a target of 44 px below 640 px. `block` is 48 px, next to a
   * button.
   */
  variant?: 'float' | 'block'
  /** A change is being saved; clicks are ignored. It looks the same, because the new state is shown at once. */
  loading?: boolean
}

/** The heart that adds a toy to the WishList and removes it. It pops when the user adds a toy, and only then. */
export function WishButton({
  name,
  pressed,
  onPressedChange,
  variant = 'float',
  loading = false,
  onClick,
  className,
  ...props
}: WishButtonProps) {
  const [isPopping, setPopping] = useState(false)
  return (
    <button
      type="button"
      // The name says what a press does. With `aria-pressed`, the state would contradict it.
      data-pressed={pressed || undefined}
      aria-busy={loading || undefined}
      aria-label={pressed ? `Remove ${name} from your WishList` : `Add ${name} to your WishList`}
      onClick={composeHandlers(onClick, (event) => {
        if (loading || isRepeatedClick(event)) return
        setPopping(!pressed)
        onPressedChange(!pressed)
      })}
      className={cx(wishButton({ variant }), className)}
      {...props}
    >
      <Heart
        key={String(isPopping)} // a new element starts the animation
        aria-hidden="true"
        data-popping={isPopping || undefined}
        className="size-5 fill-transparent transition-[fill,transform] duration-slow ease-out starting:data-popping:scale-175 group-hover/wish:scale-110 group-data-pressed/wish:fill-current"
      />
    </button>
  )
}
