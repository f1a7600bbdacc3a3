import stall from '@whirligig/art/scenes/stall.svg'
import bunny from '@whirligig/art/toys/bunny.svg'
import car from '@whirligig/art/toys/car.svg'
import pinwheel from '@whirligig/art/toys/pinwheel.svg'
import top from '@whirligig/art/toys/top.svg'
import { ApplicationContainer } from '@whirligig/selling'
import { Page, PageHeader, SellerBanner } from '@whirligig/ui'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <Page>
      <title>Sell With Us · Whirligig</title>
      <PageHeader title="Become A Whirligig Seller!" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[1.1fr_1fr] lg:gap-8">
        <SellerBanner stall={stall} toys={[top, bunny, car]} flag={pinwheel} className="lg:order-2" />
        <div className="rounded-hero border border-line bg-card p-5 shadow-card sm:p-8">
          <ApplicationContainer onDirtyChange={onDirtyChange} />
        </div>
      </div>
      {dialog}
    </Page>
  )
}
