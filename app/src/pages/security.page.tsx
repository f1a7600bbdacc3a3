import { ChangePasswordContainer } from '@whirligig/account'
import { PageHeader } from '@whirligig/ui'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <>
      <title>Account Security · Whirligig</title>
      <PageHeader title="Account Security" />
      <h2 className="mb-5 text-xl">Change Password</h2>
      <ChangePasswordContainer onDirtyChange={onDirtyChange} />
      {dialog}
    </>
  )
}
