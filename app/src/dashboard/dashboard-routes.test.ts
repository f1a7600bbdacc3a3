import { createStore } from 'jotai'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { createDashboardRoutes } from './dashboard-routes.tsx'
import type { DashboardAccess } from './role.ts'
import { isAllowed } from './use-is-allowed.ts'

const routes: RouteObject[] = [{ path: '/dashboard', children: createDashboardRoutes(() => createStore()) }]

/** Whether a role has a page at a path below the dashboard, rather than '404 Not Found.'. */
function hasPage(path: string, access: DashboardAccess): boolean {
  const matches = matchRoutes(routes, `/dashboard${path}`) ?? []
  const handles = matches.map(({ route }) => route.handle)
  return matches.at(-1)?.route.path !== '*' && isAllowed(handles, access)
}

const ROLES = ['member', 'merchant', 'admin'] as const

it.each([
  ['/', 'member, merchant, admin'],
  ['/security', 'member, merchant, admin'],
  ['/address', 'member, merchant, admin'],
  ['/address/add', 'member, merchant, admin'],
  ['/address/edit/1', 'member, merchant, admin'],
  ['/orders', 'member, merchant, admin'],
  ['/wishlist', 'member, merchant, admin'],
  ['/support', 'member, merchant, admin'],
  ['/product', 'merchant, admin'],
  ['/product/add', 'merchant, admin'],
  ['/product/edit/1', 'merchant, admin'],
  ['/brand', 'merchant, admin'],
  ['/brand/edit/1', 'merchant, admin'],
  ['/brand/add', 'admin'],
  ['/category', 'admin'],
  ['/category/add', 'admin'],
  ['/category/edit/1', 'admin'],
  ['/users', 'admin'],
  ['/users/1', 'admin'],
  ['/merchant', 'admin'],
  ['/merchant/add', 'admin'],
  ['/review', 'admin'],
  ['/messages', 'admin'],
  ['/subscribers', 'admin'],
  ['/system', 'admin'],
  ['/orders/customers', 'admin'],
  ['/customer-orders', 'merchant'],
  ['/customer-orders/1', 'merchant'],
  ['/nowhere', ''],
  ['/product/nowhere', ''],
])('%s is a page of these roles only: %s', (path, roles) => {
  expect(ROLES.filter((role) => hasPage(path, { role, hasPassword: true })).join(', ')).toBe(roles)
})

it.each(ROLES)('a %s who signs in with an external provider has no Security page', (role) => {
  expect(hasPage('/security', { role, hasPassword: false })).toBe(false)
})

it('gives every page an error screen below the sidebar', () => {
  for (const path of ['', '/orders', '/product/edit/1', '/users', '/nowhere']) {
    const belowSidebar = matchRoutes(routes, `/dashboard${path}`)?.slice(1) ?? []
    expect(belowSidebar.some(({ route }) => route.errorElement)).toBe(true)
  }
})
