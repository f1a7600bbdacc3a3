import { Page, Spinner } from '@whirligig/ui'

/**
 * Stands where a page is about to be, as high as a screen so that the footer does not jump.
 * @param inner only a part of a page is awaited
 */
export function PageFallback({ inner = false }: { inner?: boolean }) {
  const Frame = inner ? 'div' : Page
  return (
    <Frame className="grid min-h-dvh place-items-start justify-center pt-24">
      <Spinner size="lg" label="Loading" className="text-tomato" />
    </Frame>
  )
}
