import { ThumbsUp } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cx } from '../../lib/cx.ts'

export type RatingLevel = {
  /** 1 to 5. */
  stars: number
  /** Share of all reviews, 0 to 100. */
  percent: number
}

export type RatingSummaryProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Rounded average, 0 to 5. */
  average: number
  /** Number of reviews. 0 shows an invitation to write the first one. */
  count: number
  /** Bars in display order. */
  levels: ReadonlyArray<RatingLevel>
  /** Share of the reviews that recommend the toy, 0 to 100. Without it the line is left out. */
  recommendedPercent?: number
}

/** The distribution of a toy's ratings. */
export function RatingSummary({ average, count, levels, recommendedPercent, className, ...props }: RatingSummaryProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={cx('rounded-panel border border-line bg-card p-5 shadow-card sm:p-6', className)}
      {...props}
    >
      <h2 id={titleId} className="text-xl">
        Rating and Reviews
      </h2>
      {count === 0 ? (
        <p className="mt-3 text-ink-soft">No Reviews Yet. Help Others by Adding One</p>
      ) : (
        <>
          <p className="mt-2 mb-4 flex items-baseline gap-2.5">
            <span className="font-display text-[3.5rem] leading-none font-semibold tabular-nums">{average}</span>
            <span className="text-ink-soft">out of 5</span>
          </p>
          <ul className="grid grid-cols-1 list-none gap-2 p-0">
            {levels.map((level) => (
              <RatingBar key={level.stars} {...level} />
            ))}
          </ul>
          {recommendedPercent === undefined ? null : (
            <p className="mt-4 flex items-center gap-2 font-semibold">
              <ThumbsUp aria-hidden="true" className="size-5 shrink-0 text-lagoon" />
              {recommendedPercent}% would recommend
            </p>
          )}
        </>
      )}
    </section>
  )
}

function RatingBar({ stars, percent }: RatingLevel) {
  return (
    <li className="grid grid-cols-[1rem_1fr_4.25rem] items-center gap-3 tabular-nums">
      <span>
        {stars}
        <span className="sr-only"> {stars === 1 ? 'star' : 'stars'}: </span>
      </span>
      {/* Drawn, because server-rendered HTML must not contain style attributes. */}
      <svg aria-hidden="true" className="h-3 w-full rounded-full bg-sand forced-colors:border rtl:-scale-x-100">
        <rect
          width={`${percent}%`}
          height="100%"
          rx="6"
          className="origin-left fill-sun transition-transform duration-700 ease-out forced-colors:fill-[Highlight] starting:scale-x-0"
        />
      </svg>
      <span className="text-end text-ink-soft">{percent.toFixed(2)}%</span>
    </li>
  )
}
