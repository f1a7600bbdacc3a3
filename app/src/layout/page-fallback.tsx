import { Page, Spinner } from '@whirligig/ui'

/** Shown while a page loads. It is as tall as the viewport, so that the footer does not shift. */
export function PageFallback() {
  return (
    <Page>
      <SectionFallback />
    </Page>
  )
}

/** The same for a section of a page, without the page's own container. */
export function SectionFallback() {
  return (
    <div data-loading className="grid min-h-dvh place-items-start justify-center pt-20">
      <Spinner size="lg" label="Loading" className="text-tomato" />
    </div>
  )
}
