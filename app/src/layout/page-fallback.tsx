import { Page, Spinner } from '@whirligig/ui'

/** Stands where a page is about to be, as high as a screen so that the footer does not jump. */
export function PageFallback() {
  return (
    <Page className="grid min-h-dvh place-items-start justify-center pt-24">
      <Spinner size="lg" label="Loading" className="text-tomato" />
    </Page>
  )
}
