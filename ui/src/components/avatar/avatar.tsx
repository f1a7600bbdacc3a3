import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { getAvatarColour, getInitial } from './avatar-colour.ts'

const avatar = cva(
  'relative inline-grid shrink-0 place-items-center rounded-full forced-colors:border font-bold text-card scheme-light select-none',
  {
    variants: { size: { sm: 'size-8 text-sm', md: 'size-11 text-base', lg: 'size-16 text-xl' } },
  },
)

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** First name of the person; its first letter is shown. */
  name: string
  /**
   * Determines the colour. Pass the person's id, so that two people with the same name differ.
   * @default name
   */
  colourKey?: string
  /** 32, 44 or 64 px. */
  size?: 'sm' | 'md' | 'lg'
}

/** The first letter of a name on a coloured circle. It is decorative: show the name next to it. */
export function Avatar({ name, colourKey = name, size = 'md', className, ...props }: AvatarProps) {
  return (
    <span aria-hidden="true" className={cx(avatar({ size }), className)} {...props}>
      {/* Drawn, because server-rendered HTML must not contain style attributes. */}
      <svg aria-hidden="true" className="absolute inset-0 size-full forced-colors:hidden">
        <circle cx="50%" cy="50%" r="50%" fill={getAvatarColour(colourKey)} />
      </svg>
      <span className="relative">{getInitial(name)}</span>
    </span>
  )
}
