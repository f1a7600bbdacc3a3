import { ChangePasswordContainer } from '@whirligig/auth'
import { PageHeader } from '@whirligig/ui'
import { useLeaveWarning } from '../layout/use-leave-warning.tsx'

export function Component() {
  const { onDirtyChange, dialog } = useLeaveWarning()
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
