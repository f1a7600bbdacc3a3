import { AddAddressContainer } from '@whirligig/addresses'
import { useNavigate } from 'react-router-dom'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useStepBack } from './use-step-back.ts'

export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <title>Add Address · Whirligig</title>
      <AddAddressContainer
        onAdded={() => navigate(dashboardPaths.addresses)}
        onCancel={useStepBack(dashboardPaths.addresses)}
      />
    </>
  )
}
