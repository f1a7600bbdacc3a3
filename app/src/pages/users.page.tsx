import { UsersContainer } from '@whirligig/admin'
import noResults from '@whirligig/art/empty/no-results.svg'
import { dashboardPaths, toHref } from '@whirligig/contract'
import { ListViews } from '../dashboard/list-views.tsx'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'

export function Component() {
  const { statusHref, ...params } = useListSearchParams()
  return (
    <>
      <title>Users · Whirligig</title>
      <UsersContainer
        {...params}
        statusHref={(status) => statusHref(dashboardPaths.users, status)}
        userHref={(id) => toHref(dashboardPaths.user(id))}
        views={<ListViews />}
        emptyPicture={<img src={noResults} alt="" width={176} height={132} />}
      />
    </>
  )
}
