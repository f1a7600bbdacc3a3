import { lazy, Suspense } from 'react'
import { SectionErrorBoundary } from '../lazy/section-error-boundary.tsx'

const BrandOffNotice = lazy(async () => ({
  default: (await import('../sections/brand-off-notice.tsx')).BrandOffNotice,
}))

/** Tells merchants above their products that their brand is not in the shop. Only they need its code. */
export const LazyBrandOffNotice = () => (
  <SectionErrorBoundary>
    <Suspense>
      <BrandOffNotice />
    </Suspense>
  </SectionErrorBoundary>
)
