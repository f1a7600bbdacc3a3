import { formatDate, type OwnReview as Own } from '@whirligig/contract'
import { Badge, ReviewCard } from '@whirligig/ui'
import { useEffect, useRef } from 'react'

export type OwnReviewProps = {
  own: Own
  /** It was just sent: who sent it goes on from here, as the form is gone. */
  justSent: boolean
}

/** One's own review while others do not read it. */
export function OwnReview({ own, justSent }: OwnReviewProps) {
  const { user, title, rating, created, review, status } = own
  const isWaiting = status === 'Waiting Approval'
  const place = useRef<HTMLElement>(null)
  useEffect(
    function takeTheFocusThatTheFormLost() {
      if (justSent && document.activeElement === document.body) place.current?.focus()
    },
    [justSent],
  )
  return (
    <section ref={place} tabIndex={-1} aria-label="Your review" className="grid gap-2 rounded-panel">
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
            {isWaiting ? 'Others will see it when it is approved.' : 'It was not approved. You may write another one.'}
          </p>
        }
      />
    </section>
  )
}
