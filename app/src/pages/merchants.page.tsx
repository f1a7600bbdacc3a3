import noResults from '@whirligig/art/empty/no-results.svg'
import { dashboardPaths, toHref } from '@whirligig/contract'
import { MerchantsContainer } from '@whirligig/selling'
import { ListViews } from '../dashboard/list-views.tsx'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'
import { HistorySection, useHistoryPreload } from './lazy-history.tsx'

export function Component() {
  useHistoryPreload()
  const { statusHref, ...params } = useListSearchParams()
  return (
    <>
      <title>Merchants · Whirligig</title>
      <MerchantsContainer
        {...params}
        statusHref={(next) => statusHref(dashboardPaths.merchants, next)}
        addHref={toHref(dashboardPaths.merchantAdd)}
        history={(id) => <HistorySection entity="merchant" id={id} />}
        views={<ListViews />}
        emptyPicture={<img src={noResults} alt="" width={176} height={132} />}
      />
    </>
  )
}
