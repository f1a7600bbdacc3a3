import { LazyToasts } from '@whirligig/core/toasts'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../lazy/error-boundary.tsx'
import { PrivatePageRobots } from '../metadata/private-page-robots.tsx'
import { FinishHydration } from './finish-hydration.tsx'
import { LazyCart } from './lazy-cart.tsx'
import { LazyOfflineBanner } from './lazy-offline-banner.tsx'
import { PageFallback } from './page-fallback.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { ShopHeader } from './shop-header.tsx'
import { staffFrameAtom } from './staff-frame-atom.ts'
import { useBodyClass } from './use-body-class.ts'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'
import { useRedirectOnSignOut } from './use-redirect-on-sign-out.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/**
 * The frame of every page: header, footer, cart, toasts and announcements around the page of the route. The back office brings
 * its own frame instead of header, footer and cart.
 */
export function Layout() {
  const { pathname, search, hash, state } = useLocation()
  const isStaffFrame = useAtomValue(staffFrameAtom)
  useScrollRestoration()
  useFocusAfterNavigation()
  useBodyClass()
  useRedirectOnSignOut()

  const canonicalPath = pathname.replace(/\/+$/, '')
  if (pathname !== '/' && canonicalPath !== pathname)
    return <Navigate to={(canonicalPath || '/') + search + hash} state={state} replace />

  return (
    <>
      <PrivatePageRobots />
      {isStaffFrame || <ShopHeader />}
      <Suspense fallback={<PageFallback />}>
        <Outlet />
        <FinishHydration />
      </Suspense>
      {isStaffFrame || (
        <>
          <ShopFooter />
          <LazyCart />
        </>
      )}
      <ErrorBoundary fallback={null}>
        <LazyToasts />
      </ErrorBoundary>
      <LazyOfflineBanner />
      <RouteAnnouncer />
    </>
  )
}
