import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import type { Tint } from '../../tokens.ts'
import { tintClass } from '../picture/tint.ts'

export type CategoryTile = {
  /** Name of the category. */
  name: string
  /** Link to its toys. */
  href: string
  /** URL of a square drawing without background. It is 80 px wide, and 48 px on screens below 768 px. */
  imageUrl: string
  /** Background of the tile: `sun`, `sky`, `lagoon`, `tomato` or `plum`. */
  tint: Tint
}

export type CategoryTilesProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** Up to eight tiles, which fill one row on wide screens. Their `href`s differ. */
  tiles: ReadonlyArray<CategoryTile>
}

/** Links to categories as a row of wooden blocks, each with a drawing. */
export function CategoryTiles({ tiles, className, ...props }: CategoryTilesProps) {
  return (
    <ul
      className={cx(
        'grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,40%)),1fr))] gap-3 p-0 md:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
        className,
      )}
      {...props}
    >
      {tiles.map(({ name, href, imageUrl, tint }) => (
        <li key={href} className="min-w-0">
          <a
            href={href}
            className={cx(
              'flex h-full items-center gap-3 rounded-card p-3 text-sm font-semibold text-ink no-underline shadow-block-line transition-[transform,box-shadow,background-color] duration-quick ease-out hover:underline active:translate-y-[3px] active:shadow-block-line-pressed md:flex-col md:text-center md:text-base',
              tintClass[tint],
            )}
          >
            <img
              src={imageUrl}
              alt=""
              width={80}
              height={80}
              loading="lazy"
              decoding="async"
              className="size-12 shrink-0 md:size-20"
            />
            <span className="min-w-0 leading-snug text-pretty wrap-anywhere">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
