import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { StarRating } from '../star-rating/star-rating.tsx'

export type ReviewCardProps = Omit<ComponentProps<'article'>, 'children' | 'title'> & {
  /** First name of the reviewer; its first letter is shown. */
  firstName: string
  /** Determines the avatar colour. Pass the reviewer's id. */
  colourKey?: string
  /** Title of the review, rendered as a heading. */
  title: string
  /** 1 to 5. */
  rating: number
  /** Formatted date. */
  publishedOn: string
  /** Text of the review. Line breaks are preserved. */
  text: string
  /** Heading level of the title. */
  level?: 2 | 3
  /** Shown below the text, for example a link to the toy. */
  footer?: ReactNode
}

/** A review of a toy. */
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
