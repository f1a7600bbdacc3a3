import { describe, expect, it } from 'vitest'
import { clientPathPatterns, clientPaths, isPublicPath, toClientUrl, toHref } from './client-paths.ts'
import { dashboardPathPatterns, dashboardPaths } from './dashboard-paths.ts'

describe('path patterns', () => {
  it.each(Object.entries(clientPathPatterns))('match the encoded path: %s', (name, pattern) => {
    const path = clientPaths[name as keyof typeof clientPathPatterns]('a/b') // Object.entries widens the keys
    expect(path).toBe(pattern.replace(/:\w+/, 'a%2Fb'))
  })

  it.each(Object.entries(dashboardPathPatterns))('match the encoded dashboard path: %s', (name, pattern) => {
    const path = dashboardPaths[name as keyof typeof dashboardPathPatterns]('a/b') // Object.entries widens the keys
    expect(path).toBe(pattern.replace(/:\w+/, 'a%2Fb'))
  })
})

it.each([
  clientPaths.home,
  clientPaths.shop,
  `${clientPaths.shop}?page=2`,
  clientPaths.category('a/b'),
  clientPaths.brand('x'),
  clientPaths.brands,
  clientPaths.product('x'),
  clientPaths.sell,
  clientPaths.contact,
  clientPaths.deliveryAndReturns,
  clientPaths.privacy,
  clientPaths.about,
])('the server renders %s, and its link is the path itself', (path) => {
  expect([isPublicPath(path), toHref(path)]).toEqual([true, path])
})

it.each([
  clientPaths.login,
  clientPaths.order('x'),
  clientPaths.orders,
  clientPaths.notFound,
  '/shop/',
  '/shop/x',
  '/product',
  '//product/x',
])('%s is a page of the app, with a link of the hash router', (path) => {
  expect([isPublicPath(path), toHref(path)]).toEqual([false, `/#${path}`])
})

it('toClientUrl returns an absolute URL, also for a shop below a path', () => {
  expect(toClientUrl('https://example.com/toys', clientPaths.resetPassword('t'))).toBe(
    'https://example.com/toys/#/reset-password/t',
  )
})
