import { clientPaths, dashboardPathPatterns, dashboardPaths } from '@whirligig/contract'
import { Navigate, type RouteObject } from 'react-router-dom'
import { SectionError } from '../layout/page-error.tsx'
import { type GetStore, page, pageWithPrefetch } from '../navigation/page.ts'
import type { DashboardAccess } from './role.ts'

/** Read by the dashboard from the matched routes. Routes without it are open to every role. */
export type DashboardHandle = { isAllowed: (access: DashboardAccess) => boolean }

const forPasswordAccounts: DashboardHandle = { isAllowed: ({ hasPassword }) => hasPassword }
const forStaff: DashboardHandle = { isAllowed: ({ role }) => role !== 'member' }
const forMerchants: DashboardHandle = { isAllowed: ({ role }) => role === 'merchant' }
const forAdmins: DashboardHandle = { isAllowed: ({ role }) => role === 'admin' }

const createMemberPages = (getStore: GetStore): RouteObject[] => [
  {
    index: true,
    ...pageWithPrefetch(
      'dashboard-home',
      () => import('../pages/dashboard-home.page.tsx'),
      getStore,
      async () => (await import('../prefetch/overview.ts')).prefetchOverview,
    ),
  },
  { path: dashboardPaths.addresses, ...page('addresses', () => import('../pages/addresses.page.tsx')) },
  { path: dashboardPaths.addressAdd, ...page('address-add', () => import('../pages/address-add.page.tsx')) },
  { path: dashboardPathPatterns.addressEdit, ...page('address-edit', () => import('../pages/address-edit.page.tsx')) },
  { path: dashboardPaths.orders, ...page('orders', () => import('../pages/orders.page.tsx')) },
  { path: dashboardPaths.wishlist, ...page('wishlist', () => import('../pages/wishlist.page.tsx')) },
  { path: '/dashboard/support', element: <Navigate to={clientPaths.support} replace /> },
]

const createStaffPages = (getStore: GetStore): RouteObject[] => [
  {
    path: dashboardPaths.products,
    ...pageWithPrefetch(
      'staff-products',
      () => import('../pages/staff-products.page.tsx'),
      getStore,
      async () => (await import('../prefetch/staff-products.ts')).prefetchProducts,
    ),
  },
  {
    path: dashboardPaths.productAdd,
    ...page('staff-product-add', () => import('../pages/staff-product-add.page.tsx')),
  },
  {
    path: dashboardPaths.productImport,
    ...page('staff-product-import', () => import('../pages/staff-product-import.page.tsx')),
  },
  {
    path: dashboardPathPatterns.productEdit,
    ...page('staff-product-edit', () => import('../pages/staff-product-edit.page.tsx')),
  },
  { path: dashboardPaths.brands, ...page('staff-brands', () => import('../pages/staff-brands.page.tsx')) },
  {
    path: dashboardPathPatterns.brandEdit,
    ...page('staff-brand-edit', () => import('../pages/staff-brand-edit.page.tsx')),
  },
]

const createMerchantPages = (getStore: GetStore): RouteObject[] => [
  {
    path: dashboardPaths.merchantOrders,
    ...pageWithPrefetch(
      'merchant-orders',
      () => import('../pages/merchant-orders.page.tsx'),
      getStore,
      async () => (await import('../prefetch/merchant-orders.ts')).prefetchMerchantOrders,
    ),
  },
  {
    path: dashboardPathPatterns.merchantOrder,
    ...pageWithPrefetch(
      'merchant-order',
      () => import('../pages/merchant-order.page.tsx'),
      getStore,
      async () => (await import('../prefetch/merchant-orders.ts')).prefetchMerchantOrder,
    ),
  },
]

const createAdminPages = (getStore: GetStore): RouteObject[] => [
  { path: dashboardPaths.categories, ...page('staff-categories', () => import('../pages/staff-categories.page.tsx')) },
  {
    path: dashboardPaths.categoryAdd,
    ...page('staff-category-add', () => import('../pages/staff-category-add.page.tsx')),
  },
  {
    path: dashboardPathPatterns.categoryEdit,
    ...page('staff-category-edit', () => import('../pages/staff-category-edit.page.tsx')),
  },
  { path: dashboardPaths.brandAdd, ...page('staff-brand-add', () => import('../pages/staff-brand-add.page.tsx')) },
  {
    path: dashboardPaths.customerOrders,
    ...pageWithPrefetch(
      'customer-orders',
      () => import('../pages/customer-orders.page.tsx'),
      getStore,
      async () => (await import('../prefetch/customer-orders.ts')).prefetchCustomerOrders,
    ),
  },
  {
    path: dashboardPaths.users,
    ...pageWithPrefetch(
      'users',
      () => import('../pages/users.page.tsx'),
      getStore,
      async () => (await import('../prefetch/users.ts')).prefetchUsers,
    ),
  },
  {
    path: dashboardPathPatterns.user,
    ...pageWithPrefetch(
      'user',
      () => import('../pages/user.page.tsx'),
      getStore,
      async () => (await import('../prefetch/user.ts')).prefetchUser,
    ),
  },
  {
    path: dashboardPaths.merchants,
    ...pageWithPrefetch(
      'merchants',
      () => import('../pages/merchants.page.tsx'),
      getStore,
      async () => (await import('../prefetch/merchants.ts')).prefetchMerchants,
    ),
  },
  { path: dashboardPaths.merchantAdd, ...page('merchant-add', () => import('../pages/merchant-add.page.tsx')) },
  {
    path: dashboardPaths.messages,
    ...pageWithPrefetch(
      'messages',
      () => import('../pages/messages.page.tsx'),
      getStore,
      async () => (await import('../prefetch/messages.ts')).prefetchMessages,
    ),
  },
  { path: dashboardPaths.subscribers, ...page('subscribers', () => import('../pages/subscribers.page.tsx')) },
  { path: dashboardPaths.system, ...page('system', () => import('../pages/system.page.tsx')) },
  {
    path: dashboardPaths.reviews,
    ...pageWithPrefetch(
      'reviews',
      () => import('../pages/reviews.page.tsx'),
      getStore,
      async () => (await import('../prefetch/reviews.ts')).prefetchReviews,
    ),
  },
]

/**
 * Creates the routes below `/dashboard`. A page that is not allowed renders `404 Not Found.`, like an unknown path. A page
 * that cannot be loaded leaves the sidebar in place.
 */
export const createDashboardRoutes = (getStore: GetStore): RouteObject[] => [
  { errorElement: <SectionError />, children: createPages(getStore) },
]

const createPages = (getStore: GetStore): RouteObject[] => [
  ...createMemberPages(getStore),
  {
    path: dashboardPaths.security,
    handle: forPasswordAccounts,
    ...page('security', () => import('../pages/security.page.tsx')),
  },
  { handle: forStaff, children: createStaffPages(getStore) },
  { handle: forMerchants, children: createMerchantPages(getStore) },
  { handle: forAdmins, children: createAdminPages(getStore) },
  { path: '*', lazy: { Component: async () => (await import('./dashboard-not-found.tsx')).DashboardNotFound } },
]
