import { AddAddressContainer } from '@whirligig/account'
import { dashboardPaths } from '@whirligig/contract'
import { useGoBack } from '../navigation/use-go-back.ts'
import { useNavigateFromPage } from '../navigation/use-navigate-from-page.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const navigate = useNavigateFromPage()
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
