import type { SavedAnswersContainerProps } from '@whirligig/admin'
import { lazy, Suspense } from 'react'
import { SectionErrorBoundary } from '../lazy/section-error-boundary.tsx'

// Only staff see it, and shoppers load the page as well.
const SavedAnswers = lazy(async () => ({
  default: (await import('../sections/saved-answers.tsx')).SavedAnswersContainer,
}))

/** The answers that staff have saved. */
export const LazySavedAnswers = (props: SavedAnswersContainerProps) => (
  <SectionErrorBoundary>
    <Suspense fallback={null}>
      <SavedAnswers {...props} />
    </Suspense>
  </SectionErrorBoundary>
)
