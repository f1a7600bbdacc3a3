import { AddCategoryContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useAddPlace } from './use-add-place.ts'

export function Component() {
  const { place, dialog } = useAddPlace(dashboardPaths.categories)
  return (
    <>
      <title>Add Category · Whirligig</title>
      <AddCategoryContainer {...place} />
      {dialog}
    </>
  )
}
