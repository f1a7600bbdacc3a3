import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { cx } from '../../lib/cx.ts'

const stack = cva('flex', {
  variants: {
    direction: { column: 'flex-col', row: '' },
    gap: { 1: 'gap-1', 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 5: 'gap-5', 6: 'gap-6', 8: 'gap-8' },
    align: {
      stretch: '',
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      baseline: 'items-baseline',
    },
    justify: { start: '', center: 'justify-center', end: 'justify-end', between: 'justify-between' },
    wrap: { true: 'flex-wrap' },
  },
})

export type StackProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** The items. */
  children?: ReactNode
  /** The element, for example `ul` for a list of items. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'dl'
  /** Ref to the element. */
  ref?: Ref<HTMLElement>
  /** `column` puts the items below each other, `row` side by side, in the direction of the text. */
  direction?: 'column' | 'row'
  /** The space between items, a step of the 4 px scale: 4 is 16 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8
  /** The position of items across the direction. `start` and `end` follow the direction of the text. */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline'
  /** The position of items along the direction; `between` spreads them. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Moves items that do not fit to the next line. */
  wrap?: boolean
}

/** Items below each other or side by side, with the same space between them. */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 4,
  align = 'stretch',
  justify = 'start',
  wrap = false,
  className,
  ...props
}: StackProps) {
  const Element = as as 'section' // All of them take the same attributes, and `section` the ref of any element.
  return <Element className={cx(stack({ direction, gap, align, justify, wrap }), className)} {...props} />
}
