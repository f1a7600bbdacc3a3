import { cva } from 'class-variance-authority'
import type { ComponentProps, Ref } from 'react'
import { cx } from '../../lib/cx.ts'

const text = cva('', {
  variants: {
    size: { inherit: '', xs: 'text-xs', sm: 'text-sm', base: 'text-base', lg: 'text-lg' },
    tone: { inherit: '', ink: 'text-ink', soft: 'text-ink-soft', danger: 'text-danger' },
    weight: { inherit: '', normal: 'font-normal', semibold: 'font-semibold', bold: 'font-bold' },
  },
})

export type TextProps = Omit<ComponentProps<'p'>, 'children' | 'ref'> & {
  /** The element: `p` for a paragraph, `span` inside of one, `dt` and `dd` in a list of terms. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd'
  /** Ref to the element. */
  ref?: Ref<HTMLElement>
  /** The size of the text. Without one, it has the size of the text around it. */
  size?: 'inherit' | 'xs' | 'sm' | 'base' | 'lg'
  /** `soft` for what is less important, `danger` for what went wrong. */
  tone?: 'inherit' | 'ink' | 'soft' | 'danger'
  /** The weight of the font. */
  weight?: 'inherit' | 'normal' | 'semibold' | 'bold'
  /** The text. */
  children?: ComponentProps<'p'>['children']
}

/** Text in the sizes and colours of the tokens. */
export function Text({
  as = 'p',
  size = 'inherit',
  tone = 'inherit',
  weight = 'inherit',
  className,
  children,
  ...props
}: TextProps) {
  const Element = as as 'section' // All of them take the same attributes, and `section` the ref of any element.
  return (
    <Element className={cx(text({ size, tone, weight }), className) || undefined} {...props}>
      {children}
    </Element>
  )
}
