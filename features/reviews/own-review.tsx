import { formatDate, type OwnReview as Own } from '@whirligig/contract'
import { Badge, ReviewCard } from '@whirligig/ui'
import { useEffect, useRef } from 'react'

export type OwnReviewProps = {
  own: Own
  /** Whether it was just submitted; it then takes the focus that the closed form has lost. */
  justSent: boolean
}

/** The user's own review while it is not public. */
export function OwnReview({ own, justSent }: OwnReviewProps) {
  const { user, title, rating, created, review, status } = own
  const isWaiting = status === 'Waiting Approval'
  const section = useRef<HTMLElement>(null)
  useEffect(
    function restoreFocus() {
      if (justSent && document.activeElement === document.body) section.current?.focus()
    },
    [justSent],
  )
  return (
    <section ref={section} tabIndex={-1} aria-label="Your review" className="grid grid-cols-1 gap-2 rounded-panel">
      <ReviewCard
        firstName={user?.firstName ?? 'You'}
        colourKey={user?._id}
        title={title}
        rating={rating}
        publishedOn={formatDate(created)}
        text={review}
        footer={
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Badge tone={isWaiting ? 'highlight' : 'danger'}>{status}</Badge>
            {isWaiting ? 'Everyone can see it once it is approved.' : 'It was not approved. You can write a new one.'}
          </p>
        }
      />
    </section>
  )
}
