import { describe, expect, it } from 'vitest'
import { clientPathPatterns, clientPaths, toClientUrl, toHref } from './client-paths.ts'
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

it('toHref returns a link of the hash router', () => {
  expect(toHref(clientPaths.shop)).toBe('#/shop')
})

it('toClientUrl returns an absolute URL, also for a shop below a path', () => {
  expect(toClientUrl('https://example.com/toys', clientPaths.resetPassword('t'))).toBe(
    'https://example.com/toys/#/reset-password/t',
  )
})
