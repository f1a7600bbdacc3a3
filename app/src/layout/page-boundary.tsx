import { ErrorState, Page } from '@whirligig/ui'
import { FailureBoundary, type FailureBoundaryProps } from './failure-boundary.tsx'
import { useReload } from './use-reload.ts'

/** A page that could not be loaded says so, and offers to try again. */
export function PageBoundary(props: Required<Pick<FailureBoundaryProps, 'at' | 'children'>>) {
  return <FailureBoundary {...props} fallback={<PageFailure />} />
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
