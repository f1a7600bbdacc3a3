import { type ComponentType, lazy, Suspense, useState } from 'react'
import { SectionErrorBoundary } from './section-error-boundary.tsx'

/**
 * A part of the page that is fetched when it is first opened, and stays from then on, so that it can close in its own time.
 * @param load the part itself, as a component of its own module
 */
export function lazyOnOpen<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Fetched = lazy(async () => ({ default: await load() }))
  return function FetchedWhenOpen(props: Props) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    return wanted ? (
      <SectionErrorBoundary>
        <Suspense>
          <Fetched {...props} />
        </Suspense>
      </SectionErrorBoundary>
    ) : null
  }
}
