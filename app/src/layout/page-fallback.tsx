import { Page, Spinner } from '@whirligig/ui'

/** Stands where a page is about to be, as high as a screen so that the footer does not jump. */
export function PageFallback() {
  return (
    <Page>
      <SectionFallback />
    </Page>
  )
}

/** The same for a part of a page. */
export function SectionFallback() {
  return (
    <div data-page-loading className="grid min-h-dvh place-items-start justify-center pt-20">
      <Spinner size="lg" label="Loading" className="text-tomato" />
    </div>
  )
}
