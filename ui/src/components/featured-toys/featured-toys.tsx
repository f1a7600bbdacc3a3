import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { FeaturedToyCard, type FeaturedToyCardProps } from './featured-toy-card.tsx'

export type FeaturedToy = Omit<FeaturedToyCardProps, 'size' | 'loading'>

export type FeaturedToysProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Up to three toys. The first of three is the largest. Without toys nothing is rendered. */
  toys: ReadonlyArray<FeaturedToy>
  /** The prices are loading. */
  loading?: boolean
  /** Accessible name of the section. */
  label?: string
}

const shelf = cva('grid grid-cols-1 list-none items-end gap-x-3 gap-y-3 p-0 md:gap-x-5', {
  variants: {
    count: {
      1: '',
      2: 'md:grid-cols-[1.15fr_1fr]',
      3: 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.75rem,40%)),1fr))] md:grid-cols-[1.5fr_1fr_1fr] [&>:first-child]:col-span-full md:[&>:first-child]:col-span-1',
    },
  },
})

/** The sizes of three cards. One or two cards are all large. */
const SIZES = ['large', 'medium', 'small'] as const

/** Up to three toys on a shelf board. */
export function FeaturedToys({
  toys,
  loading = false,
  label = 'Featured toys',
  className,
  ...props
}: FeaturedToysProps) {
  const shown = toys.slice(0, 3)
  if (shown.length === 0) return null
  const count = shown.length === 3 ? 3 : shown.length === 2 ? 2 : 1
  return (
    <section aria-label={label} aria-busy={loading || undefined} className={cx(className)} {...props}>
      <ul className={shelf({ count })}>
        {shown.map((toy, index) => (
          <li key={toy.href}>
            <FeaturedToyCard {...toy} loading={loading} size={(count === 3 && SIZES[index]) || 'large'} />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-2 h-3 rounded-full bg-line shadow-card md:-mx-4" />
    </section>
  )
}
