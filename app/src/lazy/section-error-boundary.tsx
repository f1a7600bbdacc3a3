import { Button } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useReload } from './use-reload.ts'

export type SectionErrorBoundaryProps = {
  /** Stays where the part would be, such as the button of a menu. */
  still?: ReactNode
  children: ReactNode
}

/** The cart or a menu that could not be loaded says so where notices stand; the page under it stays. */
export function SectionErrorBoundary({ still, children }: SectionErrorBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={
        <>
          {still}
          <PartFailure />
        </>
      }
    >
      {children}
    </ErrorBoundary>
  )
}

function PartFailure() {
  const { reload, busy } = useReload()
  return (
    <div
      role="alert"
      className="fixed bottom-4 start-4 z-50 grid max-w-[calc(100vw-2rem)] justify-items-start gap-3 rounded-card border border-line bg-card p-4 text-ink shadow-float sm:max-w-sm"
    >
      <p>This part of the shop could not be loaded. It may be out of reach for a moment. Your cart is safe.</p>
      <Button variant="secondary" size="sm" loading={busy} onClick={reload}>
        Retry
      </Button>
    </div>
  )
}
