import whale from '@whirligig/art/toys/whale.svg'
import { clientPaths } from '@whirligig/contract'
import { AuthCard, Page } from '@whirligig/ui'
import { PageMetadata } from '../metadata/page-metadata.tsx'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'
import { ContactForm } from '../sections/contact-sections.tsx'

export function Component() {
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <Page>
      <PageMetadata
        name="Contact Information"
        description="A question, an idea, a wheel that came off? Write to Whirligig. A real person reads it and replies by email."
        path={clientPaths.contact}
      />
      <AuthCard
        title="Contact Information"
        text="A question, an idea, a wheel that came off? Write to us. A real person reads it and replies by email."
        tint="sky"
        illustration={<img src={whale} alt="" width={220} height={220} />}
      >
        <ContactForm onDirtyChange={onDirtyChange} />
      </AuthCard>
      {dialog}
    </Page>
  )
}
