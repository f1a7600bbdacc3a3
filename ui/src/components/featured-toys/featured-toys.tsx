import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { FeaturedToyCard, type FeaturedToyCardProps } from './featured-toy-card.tsx'

export type FeaturedToy = Omit<FeaturedToyCardProps, 'size'>

export type FeaturedToysProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Three toys. The first card is the largest and also shows its `text`. */
  toys: Readonly<[FeaturedToy, FeaturedToy, FeaturedToy]>
  /** Accessible name of the section. */
  label?: string
}

/** Three toys of different size on a shelf board. */
export function FeaturedToys({
  toys: [first, second, third],
  label = 'Featured toys',
  className,
  ...props
}: FeaturedToysProps) {
  return (
    <section aria-label={label} className={cx(className)} {...props}>
      <ul className="grid list-none grid-cols-2 items-end gap-x-3 gap-y-3 p-0 md:grid-cols-[1.5fr_1fr_1fr] md:gap-x-5">
        <li className="col-span-2 md:col-span-1">
          <FeaturedToyCard {...first} size="large" />
        </li>
        <li>
          <FeaturedToyCard {...second} size="medium" />
        </li>
        <li>
          <FeaturedToyCard {...third} size="small" />
        </li>
      </ul>
      <div aria-hidden="true" className="mt-2 h-3 rounded-full bg-line shadow-card md:-mx-4" />
    </section>
  )
}
