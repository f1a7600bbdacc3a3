import { ErrorState, Page } from '@whirligig/ui'
import { ErrorBoundary, type ErrorBoundaryProps } from '../lazy/error-boundary.tsx'
import { useReload } from '../lazy/use-reload.ts'

/** Shows an error with a Retry button when a page fails to load. */
export function PageErrorBoundary(props: Required<Pick<ErrorBoundaryProps, 'resetKey' | 'children'>>) {
  return <ErrorBoundary {...props} fallback={<PageError />} />
}

function PageError() {
  const { reload, isReloading } = useReload()
  return (
    <Page>
      <ErrorState
        text="This page could not be loaded."
        hint="The shop may be out of reach for a moment. Your cart is safe."
        onRetry={reload}
        loading={isReloading}
      />
    </Page>
  )
}
