import { vi } from 'vitest'
import { getDriver } from './postgres/driver.ts'
import type { TestApp } from './test-app.ts'

/**
 * Counts the database statements of each GET request.
 *
 * @throws if a response is not a 200
 */
export async function countQueries(shop: TestApp, paths: readonly string[], token: string): Promise<number[]> {
  const driver = getDriver(shop.db)
  const counts: number[] = []
  for (const path of paths) {
    const spy = vi.spyOn(driver, 'query')
    const { status } = await shop.call('GET', path, { token })
    if (status !== 200) throw new Error(`${path} responded with ${status}.`)
    counts.push(spy.mock.calls.length)
    spy.mockRestore()
  }
  return counts
}
