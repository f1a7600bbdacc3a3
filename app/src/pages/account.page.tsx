import { ProfileContainer } from '@whirligig/account'
import { PageHeader } from '@whirligig/ui'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'
import { AppearanceSection } from '../theme/appearance-section.tsx'

export function Component() {
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <>
      <title>Your Account · Whirligig</title>
      <PageHeader title="Your Account" />
      <ProfileContainer onDirtyChange={onDirtyChange} />
      <AppearanceSection />
      {dialog}
    </>
  )
}
