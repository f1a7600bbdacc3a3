import { LazyNotices } from '@whirligig/core/toasts'
import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { CartHost } from './cart-host.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { OfflineHost } from './offline-host.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageFallback } from './page-fallback.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { ShopHeader } from './shop-header.tsx'
import { useArrival, useLoginWhenSessionEnds, useShopBody } from './use-route-effects.ts'

/** What every page stands in. */
export function Layout() {
  const { pathname, search, hash, state } = useLocation()
  useArrival()
  useShopBody()
  useLoginWhenSessionEnds()

  const tidy = pathname.replace(/\/+$/, '')
  if (pathname !== '/' && tidy !== pathname)
    return <Navigate to={(tidy || '/') + search + hash} state={state} replace />

  return (
    <>
      <ShopHeader />
      <PageBoundary at={pathname}>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
      <ShopFooter />
      <CartHost />
      <FailureBoundary fallback={null}>
        <LazyNotices />
      </FailureBoundary>
      <OfflineHost />
      <RouteAnnouncer />
    </>
  )
}
