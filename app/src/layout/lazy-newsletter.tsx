import { useReload } from '@whirligig/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../lazy/error-boundary.tsx'

const ShopNewsletter = lazy(async () => ({ default: (await import('./shop-newsletter.tsx')).ShopNewsletter }))

/** The newsletter form, loaded when the footer comes near the viewport. Its space is reserved, so that nothing shifts. */
export function LazyNewsletter() {
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(function observeFooter() {
    if (!container.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={container} className="min-h-28">
      {isNear ? (
        <ErrorBoundary fallback={<NewsletterError />}>
          <Suspense>
            <ShopNewsletter />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  )
}

function NewsletterError() {
  const { reload } = useReload()
  return (
    <p className="text-on-night-soft">
      The newsletter could not be loaded.{' '}
      <button type="button" onClick={reload} className="min-h-11 font-semibold text-on-night underline">
        Retry
      </button>
    </p>
  )
}
