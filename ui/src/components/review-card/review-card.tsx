import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { StarRating } from '../star-rating/star-rating.tsx'

export type ReviewCardProps = Omit<ComponentProps<'article'>, 'children' | 'title'> & {
  /** The reviewer's, for the letter. */
  firstName: string
  /** Decides the colour behind the letter and stays the same for a person: an id. */
  colourKey?: string
  /** The short form of it, as a heading. */
  title: string
  /** 1 to 5. */
  rating: number
  /** The date, ready to read. */
  publishedOn: string
  /** Its line breaks are kept. */
  text: string
  /** The heading level of the title. */
  level?: 2 | 3
  /** Under the text, such as a link to the toy. */
  footer?: ReactNode
}

/** What somebody says about a toy. */
export function ReviewCard({
  firstName,
  colourKey,
  title,
  rating,
  publishedOn,
  text,
  level = 3,
  footer,
  className,
  ...props
}: ReviewCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article
      className={cx('flex gap-4 rounded-panel border border-line bg-card p-4 shadow-card sm:p-5', className)}
      {...props}
    >
      <Avatar name={firstName} colourKey={colourKey} />
      <div className="min-w-0 flex-1">
        <Heading className="font-text text-base leading-snug font-semibold tracking-normal wrap-anywhere">
          {title}
        </Heading>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-soft">
          <StarRating value={rating} size="sm" />
          <span>
            <span className="sr-only">By {firstName}, </span>
            Published On {publishedOn}
          </span>
        </p>
        <p className="mt-2 text-ink-soft text-pretty wrap-anywhere whitespace-pre-line">{text}</p>
        {footer ? <div className="mt-2">{footer}</div> : null}
      </div>
    </article>
  )
}
