import { BadgeCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { StarRating } from '../star-rating/star-rating.tsx'
import { FoldableText, PlainText } from './foldable-text.tsx'
import { isLongText } from './is-long-text.ts'

export type ReviewCardProps = Omit<ComponentProps<'article'>, 'children' | 'title'> & {
  /** First name of the reviewer. */
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
  /**
   * Whether a long text starts folded to four lines.
   * @default false
   */
  foldable?: boolean
  /**
   * Whether to show that the reviewer has bought the toy here.
   * @default false
   */
  isBuyer?: boolean
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
  foldable = false,
  isBuyer = false,
  level = 3,
  footer,
  className,
  ...props
}: ReviewCardProps) {
  const Heading = `h${level}` as const
  return (
    <article
      className={cx('flex flex-wrap gap-4 rounded-panel border border-line bg-card p-4 shadow-card sm:p-5', className)}
      {...props}
    >
      <Avatar name={firstName} colourKey={colourKey} />
      <div className="min-w-0 flex-1 basis-48">
        <Heading className="font-text text-base leading-snug font-semibold tracking-normal wrap-anywhere">
          {title}
        </Heading>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-soft">
          <StarRating value={rating} size="sm" />
          <span className="font-semibold text-ink wrap-anywhere">By {firstName}</span>
          <span>Published On {publishedOn}</span>
          {isBuyer ? (
            <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
              Bought here
            </Badge>
          ) : null}
        </p>
        {foldable && isLongText(text) ? <FoldableText text={text} subject={title} /> : <PlainText text={text} />}
        {footer ? <div className="mt-2">{footer}</div> : null}
      </div>
    </article>
  )
}
