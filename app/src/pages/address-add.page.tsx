import { AddAddressContainer } from '@whirligig/account'
import { dashboardPaths } from '@whirligig/contract'
import { useNavigate } from 'react-router-dom'
import { useGoBack } from '../navigation/use-go-back.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const navigate = useNavigate()
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <>
      <title>Add Address · Whirligig</title>
      <AddAddressContainer
        onAdded={() => navigate(dashboardPaths.addresses)}
        onCancel={useGoBack(dashboardPaths.addresses)}
        onDirtyChange={onDirtyChange}
      />
      {dialog}
    </>
  )
}
