import { AddAddressContainer } from '@whirligig/account'
import { useNavigate } from 'react-router-dom'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useLeaveWarning } from '../layout/use-leave-warning.tsx'
import { useStepBack } from './use-step-back.ts'

export function Component() {
  const navigate = useNavigate()
  const { onDirtyChange, dialog } = useLeaveWarning()
  return (
    <>
      <title>Add Address · Whirligig</title>
      <AddAddressContainer
        onAdded={() => navigate(dashboardPaths.addresses)}
        onCancel={useStepBack(dashboardPaths.addresses)}
        onDirtyChange={onDirtyChange}
      />
      {dialog}
    </>
  )
}
