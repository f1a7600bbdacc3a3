import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../lazy/error-boundary.tsx'
import { useReload } from '../lazy/use-reload.ts'

const NewsletterPanel = lazy(async () => ({ default: (await import('./shop-newsletter.tsx')).ShopNewsletter }))

/** The newsletter, fetched when the footer comes near the screen. It has its room before. */
export function LazyNewsletter() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(function watchForTheFooter() {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="min-h-28">
      {isNear ? (
        <ErrorBoundary fallback={<Failure />}>
          <Suspense>
            <NewsletterPanel />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  )
}

function Failure() {
  const { reload } = useReload()
  return (
    <p className="text-on-ink-soft">
      The newsletter could not be loaded.{' '}
      <button type="button" onClick={reload} className="min-h-11 font-semibold text-on-ink underline">
        Retry
      </button>
    </p>
  )
}
