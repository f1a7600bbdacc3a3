import { ChangePasswordContainer } from '@whirligig/account'
import { Heading, PageHeader } from '@whirligig/ui'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <>
      <title>Account Security · Whirligig</title>
      <PageHeader title="Account Security" />
      <Heading className="mb-5">Change Password</Heading>
      <ChangePasswordContainer onDirtyChange={onDirtyChange} />
      {dialog}
    </>
  )
}
