import { formatDate } from '@whirligig/contract'
import { Badge, IconButton, StarRating, type TableColumn } from '@whirligig/ui'
import { Check, X } from 'lucide-react'
import type { ReviewRow } from './moderation-atoms.ts'

type Decide = (review: ReviewRow, action: 'approve' | 'reject') => void

/** The columns of the moderation table. @param decide called by the buttons of a review that waits */
export const moderationColumns = (decide: Decide): readonly TableColumn<ReviewRow>[] => [
  {
    id: 'review',
    header: 'Review',
    kind: 'title',
    grow: true,
    cell: ({ title }) => title,
    detail: ({ review }) => <span className="line-clamp-2 @xl:block @xl:truncate">{review}</span>,
  },
  {
    id: 'rating',
    header: 'Rating',
    minWidth: '5.5rem',
    cell: ({ rating }) => <StarRating value={rating} size="sm" className="flex" />,
  },
  {
    id: 'toy',
    header: 'Toy',
    hideWhenNarrow: true,
    minWidth: '10rem',
    cell: ({ product }) => <span className="block max-w-40 truncate">{product?.name ?? 'No toy'}</span>,
  },
  {
    id: 'created',
    header: 'Written',
    hideWhenNarrow: true,
    minWidth: '9em',
    cell: ({ created }) => formatDate(created),
  },
  {
    id: 'status',
    header: 'Status',
    minWidth: '5.25rem',
    interactive: true,
    cell: (review) => <StatusCell review={review} decide={decide} />,
  },
]

/** The status of a review or, while it waits, the buttons that decide. */
function StatusCell({ review, decide }: { review: ReviewRow; decide: Decide }) {
  const { title, status, pendingAction } = review
  if (status === 'Approved') return <Badge tone="success">Approved</Badge>
  if (status === 'Rejected') return <Badge tone="danger">Rejected</Badge>
  return (
    <div className="flex gap-1">
      <IconButton
        label={`Approve “${title}”`}
        icon={<Check aria-hidden="true" className="text-lagoon" strokeWidth={2.5} />}
        size="sm"
        loading={pendingAction === 'approve'}
        disabled={pendingAction !== undefined && pendingAction !== 'approve'}
        onClick={() => decide(review, 'approve')}
      />
      <IconButton
        label={`Reject “${title}”`}
        icon={<X aria-hidden="true" className="text-danger" strokeWidth={2.5} />}
        size="sm"
        loading={pendingAction === 'reject'}
        disabled={pendingAction !== undefined && pendingAction !== 'reject'}
        onClick={() => decide(review, 'reject')}
      />
    </div>
  )
}
