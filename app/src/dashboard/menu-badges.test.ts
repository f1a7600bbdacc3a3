import { clientPaths, dashboardPaths } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { toBadge } from './menu-badges.ts'

const admin = { openOrders: 4, waiting: { reviews: 7, applications: 2, messages: 3 } }
const merchant = { openOrders: 4, waiting: null }

it.each([
  [dashboardPaths.customerOrders, admin, 4],
  [dashboardPaths.orders, admin, undefined],
  [dashboardPaths.reviews, admin, 7],
  [dashboardPaths.merchants, admin, 2],
  [dashboardPaths.messages, admin, 3],
  [clientPaths.support, admin, 5],
  [dashboardPaths.merchantOrders, merchant, 4],
  [dashboardPaths.orders, merchant, undefined],
  [dashboardPaths.products, admin, undefined],
  [dashboardPaths.reviews, undefined, 0],
])('counts what waits at %s for %j: %j', (path, work, count) => {
  expect(toBadge({ path }, 5, work).badge?.count).toBe(count)
})
