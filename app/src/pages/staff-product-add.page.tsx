import { AddProductContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useAddPlace } from './use-add-place.ts'

export function Component() {
  const { place, dialog } = useAddPlace(dashboardPaths.products)
  return (
    <>
      <title>Add Product · Whirligig</title>
      <AddProductContainer {...place} choosesBrand={useIsAdmin()} />
      {dialog}
    </>
  )
}
