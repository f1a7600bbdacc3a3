import { AddBrandContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useAddPlace } from './use-add-place.ts'

export function Component() {
  const { place, dialog } = useAddPlace(dashboardPaths.brands)
  return (
    <>
      <title>Add Brand · Whirligig</title>
      <AddBrandContainer {...place} />
      {dialog}
    </>
  )
}
