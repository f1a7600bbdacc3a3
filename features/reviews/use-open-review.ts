import { useState } from 'react'
import type { ReviewRow } from './moderation-atoms.ts'

/** Which review of a page is open. */
export type OpenReview = {
  /** The review that is shown, also while the drawer closes; undefined before the first one has been opened. */
  review: ReviewRow | undefined
  /** Its 0-based place in the page. */
  index: number
  isOpen: boolean
  /** Opens a review by its id, or closes the drawer. */
  open: (id: string | null) => void
}

/** Keeps which review is open. When it leaves the page, because it has been decided or deleted, the next one opens. */
export function useOpenReview(reviews: readonly ReviewRow[]): OpenReview {
  const [openId, setOpenId] = useState<string | null>(null)
  const [last, setLast] = useState<{ review: ReviewRow; index: number }>()
  const index = reviews.findIndex(({ _id }) => _id === openId)
  const current = reviews[index]
  if (current && (current !== last?.review || index !== last.index)) setLast({ review: current, index })
  if (openId !== null && !current) setOpenId(reviews[Math.min(last?.index ?? 0, reviews.length - 1)]?._id ?? null)
  return { review: current ?? last?.review, index, isOpen: current !== undefined, open: setOpenId }
}
