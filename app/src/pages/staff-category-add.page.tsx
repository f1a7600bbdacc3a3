import { AddCategoryContainer } from '@whirligig/staff-catalogue'
import { useNavigate } from 'react-router-dom'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useWayToList } from '../dashboard/use-list-place.ts'
import { useLeaveWarning } from '../layout/use-leave-warning.tsx'
import { href } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'

export function Component() {
  const navigate = useNavigate()
  const { onDirtyChange, dialog } = useLeaveWarning()
  return (
    <>
      <title>Add Category · Whirligig</title>
      <AddCategoryContainer
        listHref={href(useWayToList(dashboardPaths.categories))}
        onAdded={() => navigate(dashboardPaths.categories)}
        onCancel={useStepBack(dashboardPaths.categories)}
        onDirtyChange={onDirtyChange}
      />
      {dialog}
    </>
  )
}
