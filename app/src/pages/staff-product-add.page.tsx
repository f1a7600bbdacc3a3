import { AddProductContainer } from '@whirligig/staff-catalogue'
import { useNavigate } from 'react-router-dom'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useWayToList } from '../dashboard/use-list-place.ts'
import { useLeaveWarning } from '../layout/use-leave-warning.tsx'
import { href } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'

export function Component() {
  const navigate = useNavigate()
  const { onDirtyChange, dialog } = useLeaveWarning()
  return (
    <>
      <title>Add Product · Whirligig</title>
      <AddProductContainer
        choosesBrand={useIsAdmin()}
        listHref={href(useWayToList(dashboardPaths.products))}
        onAdded={() => navigate(dashboardPaths.products)}
        onCancel={useStepBack(dashboardPaths.products)}
        onDirtyChange={onDirtyChange}
      />
      {dialog}
    </>
  )
}
