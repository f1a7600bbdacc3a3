import noResults from '@whirligig/art/empty/no-results.svg'
import { CategoriesContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths, toHref } from '@whirligig/contract'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'

export function Component() {
  const { page, search, onPageChange, onSearch } = useListSearchParams()
  return (
    <>
      <title>Categories · Whirligig</title>
      <CategoriesContainer
        {...{ page, search, onPageChange, onSearch }}
        addHref={toHref(dashboardPaths.categoryAdd)}
        editHref={(id) => toHref(dashboardPaths.categoryEdit(id))}
        emptyPicture={<img src={noResults} alt="" width={176} height={132} />}
      />
    </>
  )
}
