import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { FeaturedToy, type FeaturedToyProps } from './featured-toy.tsx'

export type FeaturedItem = Omit<FeaturedToyProps, 'size'>

export type FeaturedShelfProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The first is the tallest and has room for a line of text. */
  toys: Readonly<[FeaturedItem, FeaturedItem, FeaturedItem]>
  /** What the shelf is called. */
  label?: string
}

/** Three toys of unequal size standing on one board. */
export function FeaturedShelf({
  toys: [first, second, third],
  label = 'Featured toys',
  className,
  ...props
}: FeaturedShelfProps) {
  return (
    <section aria-label={label} className={cx(className)} {...props}>
      <ul className="grid list-none grid-cols-2 items-end gap-x-3 gap-y-3 p-0 md:grid-cols-[1.5fr_1fr_1fr] md:gap-x-5">
        <li className="col-span-2 md:col-span-1">
          <FeaturedToy {...first} size="large" />
        </li>
        <li>
          <FeaturedToy {...second} size="medium" />
        </li>
        <li>
          <FeaturedToy {...third} size="small" />
        </li>
      </ul>
      <div aria-hidden="true" className="mt-2 h-3 rounded-full bg-line shadow-card md:-mx-4" />
    </section>
  )
}
