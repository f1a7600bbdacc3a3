import { formatCount, formatDate, REVIEW_SORT_OPTIONS, type ShopReviewList } from '@whirligig/contract'
import { ErrorState, InlineSelect, Pagination, ReviewCard, usePreviousData } from '@whirligig/ui'
import { useRef } from 'react'
import type { ReviewQuery } from './review-query.ts'

export type ReviewListProps = {
  /** The page to show: the previous one while another is loading. */
  list: ShopReviewList
  /** The requested page. */
  query: ReviewQuery
  onQueryChange: (query: ReviewQuery) => void
  /** State of the requested page. */
  status: 'pending' | 'error' | 'success'
  onRetry: () => void
}

/** A page of reviews with their order and the links to the other pages. */
export function ReviewList({ list, query, onQueryChange, status, onRetry }: ReviewListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { reviews, count, totalPages } = list
  const sortedBy = usePreviousData(
    status === 'success' ? REVIEW_SORT_OPTIONS.find(({ value }) => value === query.sort)?.label : undefined,
  )

  /** Starts the new page at its top, also for the keyboard. */
  function changePage(page: number): void {
    onQueryChange({ ...query, page })
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }

  return (
    <section aria-labelledby="reviews">
      <p role="status" className="sr-only">
        {sortedBy ? `Reviews sorted by ${sortedBy}` : null}
      </p>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id="reviews" tabIndex={-1} className="text-xl">
          {formatCount(count, 'Review')}
          {totalPages > 1 ? <span className="sr-only">{`, page ${query.page} of ${totalPages}`}</span> : null}
        </h2>
        {count > 1 ? (
          <InlineSelect
            label="Sort By"
            options={REVIEW_SORT_OPTIONS}
            value={query.sort}
            onChange={(sort) => onQueryChange({ ...query, sort, page: 1 })}
          />
        ) : null}
      </div>
      {status === 'error' ? (
        <ErrorState text="The reviews could not be loaded." onRetry={onRetry} />
      ) : (
        <ul aria-busy={status === 'pending' || undefined} className="grid grid-cols-1 list-none gap-4 p-0">
          {reviews.map(({ _id, user, title, rating, created, review, isBuyer }) => (
            <li key={_id}>
              <ReviewCard
                firstName={user?.firstName ?? 'Anonymous'}
                colourKey={user?._id}
                title={title}
                rating={rating}
                publishedOn={formatDate(created)}
                text={review}
                foldable
                isBuyer={isBuyer}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={query.page} totalPages={totalPages} onChange={changePage} className="mt-6" />
    </section>
  )
}
