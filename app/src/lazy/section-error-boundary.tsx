import { Button } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useReload } from './use-reload.ts'

export type SectionErrorBoundaryProps = {
  /** Rendered in place of the section, such as the trigger of a menu. */
  fallback?: ReactNode
  children: ReactNode
}

/** Reports a section that failed to load, such as the cart or a menu, where toasts appear. The rest of the page stays usable. */
export function SectionErrorBoundary({ fallback, children }: SectionErrorBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={
        <>
          {fallback}
          <SectionError />
        </>
      }
    >
      {children}
    </ErrorBoundary>
  )
}

function SectionError() {
  const { reload, isReloading } = useReload()
  return (
    <div
      role="alert"
      className="fixed bottom-[calc(1rem+var(--bottom-bar,0px))] start-4 z-50 grid max-w-[calc(100vw-2rem)] justify-items-start gap-3 rounded-card border border-line bg-card p-4 text-ink shadow-float sm:max-w-sm"
    >
      <p>This part of the shop could not be loaded. It may be out of reach for a moment. Your cart is safe.</p>
      <Button variant="secondary" size="sm" loading={isReloading} onClick={reload}>
        Retry
      </Button>
    </div>
  )
}
