import { ImportProductsContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths, toHref } from '@whirligig/contract'
import { useNavigate } from 'react-router-dom'
import { useListHref } from '../navigation/use-scroll-restoration.ts'

export function Component() {
  const navigate = useNavigate()
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
