import { ErrorState, Page, useReload } from '@whirligig/ui'
import { useReloadWhenBack } from '../lazy/use-reload-when-back.ts'

/** Shown instead of a page whose code failed to load, or that failed to render. It leaves by itself when the server is back. */
export function PageError() {
  return (
    <Page>
      <SectionError />
    </Page>
  )
}

/** The same for a page inside of another, which stays. */
export function SectionError() {
  const { reload, isReloading } = useReload()
  useReloadWhenBack()
  return (
    <>
      <title>Error · Whirligig</title>
      <ErrorState
        text="This page could not be loaded."
        hint="The shop may be out of reach for a moment. Your cart is safe."
        heading="Error"
        onRetry={reload}
        loading={isReloading}
      />
    </>
  )
}
