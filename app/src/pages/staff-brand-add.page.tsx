import { AddBrandContainer } from '@whirligig/staff-catalogue'
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
      <title>Add Brand · Whirligig</title>
      <AddBrandContainer
        listHref={href(useWayToList(dashboardPaths.brands))}
        onAdded={() => navigate(dashboardPaths.brands)}
        onCancel={useStepBack(dashboardPaths.brands)}
        onDirtyChange={onDirtyChange}
      />
      {dialog}
    </>
  )
}
