import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { getAvatarColour, getInitial } from './avatar-colour.ts'

const avatar = cva('inline-grid shrink-0 place-items-center rounded-full font-bold text-card select-none', {
  variants: { size: { sm: 'size-8 text-sm', md: 'size-11 text-base', lg: 'size-16 text-xl' } },
})

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The person's first name; its first letter is shown. */
  name: string
  /** Decides the colour, and stays the same for a person: an id. Without it the name does. */
  colourKey?: string
  /** 32, 44 or 64 px. */
  size?: 'sm' | 'md' | 'lg'
}

/** A person's first letter on a colour of their own. Decoration: the name stands beside it. */
export function Avatar({ name, colourKey = name, size = 'md', className, style, ...props }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(avatar({ size }), className)}
      style={{ backgroundColor: getAvatarColour(colourKey), ...style }}
      {...props}
    >
      {getInitial(name)}
    </span>
  )
}
