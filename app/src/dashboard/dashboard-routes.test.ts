import { isValidElement, type PropsWithChildren } from 'react'
import { createRoutesFromElements, matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { DashboardRoutes, type DashboardRoutesProps } from './dashboard-routes.tsx'

/** Whether somebody has a page at a path below the dashboard, rather than '404 Not Found.'. */
function hasPage(path: string, role: DashboardRoutesProps): boolean {
  const table = DashboardRoutes(role)
  if (!isValidElement<PropsWithChildren>(table)) throw new Error('The routes are a table.')
  const matches = matchRoutes(createRoutesFromElements(table.props.children), path)
  return matches?.at(-1)?.route.path !== '*'
}

const VIEWS = ['member', 'merchant', 'admin'] as const

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
  ['/merchant', 'admin'],
  ['/merchant/add', 'admin'],
  ['/review', 'admin'],
  ['/orders/customers', 'admin'],
  ['/nowhere', ''],
  ['/product/nowhere', ''],
])('%s is a page of %s', (path, who) => {
  expect(VIEWS.filter((view) => hasPage(path, { view, hasPassword: true })).join(', ')).toBe(who)
})

it.each(VIEWS)('who signs in elsewhere has no Security page: %s', (view) => {
  expect(hasPage('/security', { view, hasPassword: false })).toBe(false)
})
