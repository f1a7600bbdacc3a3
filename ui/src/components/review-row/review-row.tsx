import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { FoldableText, PlainText } from '../review-card/foldable-text.tsx'
import { isLongText } from '../review-card/is-long-text.ts'
import { StarRating } from '../star-rating/star-rating.tsx'
import { RowCheckbox } from '../table/row-checkbox.tsx'

export type ReviewRowProps = Omit<ComponentProps<'article'>, 'children' | 'title' | 'onSelect'> & {
  /** Title of the review, rendered as a heading. It names the row and its checkbox. */
  title: string
  /** 1 to 5. */
  rating: number
  /** Text of the review. A long one starts folded to four lines. */
  text: string
  /** Who wrote it and when: `By Mina · November 20, 2026`. */
  byline: ReactNode
  /** A badge beside the title, such as `Waiting Approval`. */
  badge?: ReactNode
  /** The toy that is reviewed. */
  toy: ReactNode
  /** Buttons. */
  actions: ReactNode
  /** Whether the review is selected. */
  selected: boolean
  /** Called when the user selects or deselects it. `isRange` says whether the shift key was held. */
  onSelect: (selected: boolean, isRange: boolean) => void
}

/** A review in a list that is worked through. */
export function ReviewRow({
  title,
  rating,
  text,
  byline,
  badge,
  toy,
  actions,
  selected,
  onSelect,
  className,
  ...props
}: ReviewRowProps) {
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      data-selected={selected || undefined}
      className={cx(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-x-2 gap-y-1 px-2 py-2 data-selected:bg-sky-pale sm:pe-4 lg:grid-cols-[2.75rem_minmax(0,1fr)_auto]',
        className,
      )}
      {...props}
    >
      <div>
        <RowCheckbox label={`Select “${title}”`} checked={selected} onChange={onSelect} />
      </div>
      <div className="min-w-0 py-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StarRating value={rating} size="sm" />
          <h2 id={id} className="font-text text-base leading-snug font-semibold tracking-normal wrap-anywhere">
            {title}
          </h2>
          {badge}
        </div>
        {isLongText(text) ? <FoldableText text={text} subject={title} /> : <PlainText text={text} />}
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-soft">
          {toy}
          <span>{byline}</span>
        </div>
      </div>
      <div className="col-span-2 min-w-0 py-0.5 ps-2 sm:col-span-1 sm:col-start-2 sm:ps-0 lg:col-start-3">
        {actions}
      </div>
    </article>
  )
}
