import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

// `base.css` balances the lines of headings. A class here would undo `truncate` of the caller.
const heading = cva('font-semibold', {
  variants: {
    size: { sm: 'text-sm', base: 'text-base', lg: 'text-lg', xl: 'text-xl', '2xl': 'text-2xl', '3xl': 'text-3xl' },
    font: { display: 'font-display tracking-tight', text: 'font-text tracking-normal' },
    tone: { inherit: '', soft: 'text-ink-soft' },
  },
})

const DEFAULT_SIZE = { h1: '3xl', h2: 'xl', h3: 'lg', h4: 'base' } as const

export type HeadingProps = Omit<ComponentProps<'h2'>, 'children'> & {
  /** The element, which is the level in the outline of the page. */
  as?: 'h1' | 'h2' | 'h3' | 'h4'
  /**
   * The size of the text, independent of the level.
   * @default '3xl' for h1, 'xl' for h2, 'lg' for h3, 'base' for h4
   */
  size?: 'sm' | 'base' | 'lg' | 'xl' | '2xl' | '3xl'
  /** `text` for small headings of groups and list items. */
  font?: 'display' | 'text'
  /** `soft` for labels of groups. */
  tone?: 'inherit' | 'soft'
  /** The text. */
  children: ComponentProps<'h2'>['children']
}

/** A heading, whose look does not depend on its level. */
export function Heading({
  as: Element = 'h2',
  size = DEFAULT_SIZE[Element],
  font = 'display',
  tone = 'inherit',
  className,
  children,
  ...props
}: HeadingProps) {
  return (
    <Element className={cx(heading({ size, font, tone }), className)} {...props}>
      {children}
    </Element>
  )
}
