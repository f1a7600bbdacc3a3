import whale from '@whirligig/art/toys/whale.svg'
import { ContactContainer } from '@whirligig/contact'
import { AuthCard, Page } from '@whirligig/ui'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <Page>
      <title>Contact Information · Whirligig</title>
      <AuthCard
        title="Contact Information"
        text="A question, an idea, a wheel that came off? Write to us. A real person reads it and replies by email."
        tint="sky"
        picture={<img src={whale} alt="" width={220} height={220} />}
      >
        <ContactContainer onDirtyChange={onDirtyChange} />
      </AuthCard>
      {dialog}
    </Page>
  )
}
