import { LoadError, useReload } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

/** Reports a section that failed to load where toasts appear. The rest of the page stays usable. */
export const SectionErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<SectionError />}>{children}</ErrorBoundary>
)

function SectionError() {
  const { reload, isReloading } = useReload()
  return <LoadError loading={isReloading} onRetry={reload} />
}
