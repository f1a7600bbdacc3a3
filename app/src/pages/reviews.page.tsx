import noResults from '@whirligig/art/empty/no-results.svg'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { ReviewsContainer } from '@whirligig/reviews'
import { ListViews } from '../dashboard/list-views.tsx'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'
import { HistorySection, useHistoryPreload } from './lazy-history.tsx'

export function Component() {
  useHistoryPreload()
  const { page, onPageChange, status, statusHref } = useListSearchParams()
  return (
    <>
      <title>Reviews · Whirligig</title>
      <ReviewsContainer
        page={page}
        onPageChange={onPageChange}
        status={status}
        statusHref={(next) => statusHref(dashboardPaths.reviews, next)}
        productHref={(slug) => toHref(clientPaths.product(slug))}
        history={(id) => <HistorySection entity="review" id={id} />}
        views={<ListViews />}
        emptyPicture={<img src={noResults} alt="" width={176} height={132} />}
      />
    </>
  )
}
