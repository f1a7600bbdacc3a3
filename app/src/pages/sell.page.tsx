import { clientPaths } from '@whirligig/contract'
import { Page, PageHeader } from '@whirligig/ui'
import { PageMetadata } from '../metadata/page-metadata.tsx'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'
import { SellBanner, SellForm } from '../sections/sell-sections.tsx'

export function Component() {
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <Page>
      <PageMetadata
        name="Sell With Us"
        description="Do you make toys? Apply to sell them at Whirligig, and show your workshop to everyone who loves to play."
        path={clientPaths.sell}
      />
      <PageHeader title="Become A Whirligig Seller!" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[1.1fr_1fr] lg:gap-8">
        <SellBanner />
        <div className="rounded-hero border border-line bg-card p-5 shadow-card sm:p-8">
          <SellForm onDirtyChange={onDirtyChange} />
        </div>
      </div>
      {dialog}
    </Page>
  )
}
