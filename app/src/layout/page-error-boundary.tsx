import { ErrorState, Page } from '@whirligig/ui'
import { ErrorBoundary, type ErrorBoundaryProps } from '../lazy/error-boundary.tsx'
import { useReload } from '../lazy/use-reload.ts'

/** A page that could not be loaded says so, and offers to try again. */
export function PageErrorBoundary(props: Required<Pick<ErrorBoundaryProps, 'at' | 'children'>>) {
  return <ErrorBoundary {...props} fallback={<PageFailure />} />
}

function PageFailure() {
  const { reload, busy } = useReload()
  return (
    <Page>
      <ErrorState
        text="This page could not be loaded."
        hint="The shop may be out of reach for a moment. Your cart is safe."
        onRetry={reload}
        loading={busy}
      />
    </Page>
  )
}
