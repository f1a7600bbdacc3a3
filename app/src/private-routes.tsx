import { clientPathPatterns, clientPaths } from '@whirligig/contract'
import type { RouteObject } from 'react-router-dom'
import { createDashboardRoutes } from './dashboard/dashboard-routes.tsx'
import { GuestOnly, SignedInOnly } from './guards.tsx'
import { type GetStore, page, pageWithPrefetch } from './navigation/page.ts'

const createGuestPages = (): RouteObject[] => [
  { path: clientPaths.login, ...page('login', () => import('./pages/login.page.tsx')) },
  { path: clientPaths.register, ...page('register', () => import('./pages/register.page.tsx')) },
  { path: clientPaths.forgotPassword, ...page('forgot-password', () => import('./pages/forgot-password.page.tsx')) },
  {
    path: clientPathPatterns.resetPassword,
    ...page('reset-password', () => import('./pages/reset-password.page.tsx')),
  },
]

/** The pages that staff see in the frame of the back office, and members in the frame of the shop. */
const createFramedPages = (getStore: GetStore): RouteObject[] => [
  {
    path: clientPathPatterns.order,
    ...pageWithPrefetch(
      'order',
      () => import('./pages/order.page.tsx'),
      getStore,
      async () => (await import('./prefetch/order.ts')).prefetchOrder,
    ),
  },
  { path: clientPaths.support, ...page('support', () => import('./pages/support.page.tsx')) },
  {
    path: clientPaths.dashboard,
    children: createDashboardRoutes(getStore),
    ...page('dashboard', () => import('./pages/dashboard.page.tsx')),
  },
]

const createUserPages = (getStore: GetStore): RouteObject[] => [
  {
    path: clientPathPatterns.orderSuccess,
    ...page('order-success', () => import('./pages/order-success.page.tsx')),
  },
  {
    children: createFramedPages(getStore),
    ...pageWithPrefetch(
      'frame',
      () => import('./pages/frame.page.tsx'),
      getStore,
      async () => (await import('./prefetch/profile.ts')).prefetchProfile,
    ),
  },
]

/**
 * Creates the routes of all pages that the server does not render. Each router needs routes of its own, because it writes into
 * them what it has loaded.
 */
export const createPrivateRoutes = (getStore: GetStore): RouteObject[] => [
  {
    path: clientPathPatterns.merchantSignup,
    ...page('merchant-signup', () => import('./pages/merchant-signup.page.tsx')),
  },
  {
    path: clientPathPatterns.sharedWishlist,
    ...page('shared-wishlist', () => import('./pages/shared-wishlist.page.tsx')),
  },
  { path: clientPaths.authSuccess, ...page('auth-success', () => import('./pages/auth-success.page.tsx')) },
  { element: <GuestOnly />, children: createGuestPages() },
  { element: <SignedInOnly />, children: createUserPages(getStore) },
]
