import { LazyNotices } from '@whirligig/core/toasts'
import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../lazy/error-boundary.tsx'
import { LazyCart } from './lazy-cart.tsx'
import { LazyOfflineBanner } from './lazy-offline-banner.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { PageFallback } from './page-fallback.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { ShopHeader } from './shop-header.tsx'
import { useBodyClass, useRedirectOnSignOut, useScrollToTop } from './use-route-effects.ts'

/** What every page stands in. */
export function Layout() {
  const { pathname, search, hash, state } = useLocation()
  useScrollToTop()
  useBodyClass()
  useRedirectOnSignOut()

  const tidy = pathname.replace(/\/+$/, '')
  if (pathname !== '/' && tidy !== pathname)
    return <Navigate to={(tidy || '/') + search + hash} state={state} replace />

  return (
    <>
      <ShopHeader />
      <PageErrorBoundary at={pathname}>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </PageErrorBoundary>
      <ShopFooter />
      <LazyCart />
      <ErrorBoundary fallback={null}>
        <LazyNotices />
      </ErrorBoundary>
      <LazyOfflineBanner />
      <RouteAnnouncer />
    </>
  )
}
