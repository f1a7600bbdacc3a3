import { ImportProductsContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths, toHref } from '@whirligig/contract'
import { useListHref } from '../navigation/page-positions.ts'
import { useNavigateFromPage } from '../navigation/use-navigate-from-page.ts'

export function Component() {
  const navigate = useNavigateFromPage()
  return (
    <>
      <title>Import Products · Whirligig</title>
      <ImportProductsContainer
        listHref={toHref(useListHref(dashboardPaths.products))}
        onImported={() => navigate(dashboardPaths.products)}
      />
    </>
  )
}
