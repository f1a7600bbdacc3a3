import { ArrowRight } from 'lucide-react'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import type { Tint } from '../../tokens.ts'
import { getInitial } from '../avatar/avatar-colour.ts'
import { tintClass } from '../picture/tint.ts'

export type BrandCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** Name of the brand; becomes a level 2 heading. */
  name: string
  /** Two or three sentences. */
  description: string
  /** Link to the toys of the brand. */
  href: string
  /** Background of the letter block. */
  tint?: Tint
  /** Up to three `Picture`s of its toys, without alternative text. The letter block fills the places of missing ones. */
  children?: ReactNode
}

/** Each tint has its own angle, so that neighbouring blocks look different. */
const letterClass: Record<Tint, string> = {
  sun: '-rotate-6 text-sun-edge',
  sky: 'rotate-3 text-sky-text',
  lagoon: '-rotate-3 text-lagoon-text',
  tomato: 'rotate-6 text-tomato-text',
  plum: '-rotate-12 text-plum',
}

const MAX_PICTURES = 3

/** The letter block takes the places of missing pictures. By the number of pictures. */
const letterBlockClass = ['col-span-3 aspect-[3/1]', 'col-span-2', '']

/** A brand with pictures of its toys, and with its first letter as a toy block if they are fewer than three. The whole card is one link. */
export function BrandCard({ name, description, href, tint = 'sun', className, children, ...props }: BrandCardProps) {
  const pictureCount = Children.toArray(children).length // without what is not rendered, such as `null`
  return (
    <article
      className={cx(
        'group/brand relative flex h-full min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-card shadow-card transition-shadow duration-base ease-out hover:shadow-float',
        className,
      )}
      {...props}
    >
      <div className="grid grid-cols-3 gap-2 p-2">
        {children}
        {pictureCount < MAX_PICTURES ? (
          <div className={cx('grid place-items-center rounded-card', tintClass[tint], letterBlockClass[pictureCount])}>
            <span
              aria-hidden="true"
              className={cx(
                'grid size-14 place-items-center rounded-card bg-card font-display text-2xl font-semibold shadow-block-line transition-transform duration-slow ease-out group-hover/brand:scale-105 group-hover/brand:rotate-0',
                letterClass[tint],
              )}
            >
              {getInitial(name)}
            </span>
          </div>
        ) : null}
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 p-4 pt-2 pb-2 sm:gap-2 sm:p-5 sm:pt-3">
        <h2 className="text-xl wrap-anywhere">{name}</h2>
        <p className="grow text-ink-soft text-pretty wrap-anywhere">{description}</p>
        <a
          href={href}
          className="inline-flex min-h-11 items-center gap-1.5 font-bold text-sky-text no-underline underline-offset-4 group-hover/brand:underline after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-sky"
        >
          See toys<span className="sr-only"> by {name}</span>
          <ArrowRight
            aria-hidden="true"
            className="size-4 transition-transform duration-base ease-out group-hover/brand:translate-x-1 rtl:-scale-x-100 rtl:group-hover/brand:-translate-x-1"
          />
        </a>
      </div>
    </article>
  )
}
