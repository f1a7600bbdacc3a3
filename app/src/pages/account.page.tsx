import { ProfileContainer } from '@whirligig/auth'
import { PageHeader } from '@whirligig/ui'
import { useLeaveWarning } from '../layout/use-leave-warning.tsx'

export function Component() {
  const { onDirtyChange, dialog } = useLeaveWarning()
  return (
    <>
      <title>Your Account · Whirligig</title>
      <PageHeader title="Your Account" />
      <ProfileContainer onDirtyChange={onDirtyChange} />
      {dialog}
    </>
  )
}
