import noResults from '@whirligig/art/empty/no-results.svg'
import { ManageBrandsContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths, toHref } from '@whirligig/contract'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'

export function Component() {
  const { page, search, onPageChange, onSearch } = useListSearchParams()
  const isAdmin = useIsAdmin()
  const title = isAdmin ? 'Brands' : 'Brand'
  return (
    <>
      <title>{`${title} · Whirligig`}</title>
      <ManageBrandsContainer
        {...{ page, search, onPageChange, onSearch }}
        title={title}
        addHref={isAdmin ? toHref(dashboardPaths.brandAdd) : undefined}
        editHref={(id) => toHref(dashboardPaths.brandEdit(id))}
        emptyPicture={<img src={noResults} alt="" width={176} height={132} />}
      />
    </>
  )
}
