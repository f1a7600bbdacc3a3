import { vi } from 'vitest'
import { getDriver } from './postgres/driver.ts'
import type { TestApp } from './test-app.ts'

/**
 * How many statements each call of a list sends to the database.
 *
 * @throws where one is not answered with 200
 */
export async function countQueries(shop: TestApp, paths: readonly string[], token: string): Promise<number[]> {
  const driver = getDriver(shop.db)
  const counts: number[] = []
  for (const path of paths) {
    const spy = vi.spyOn(driver, 'query')
    const { status } = await shop.call('GET', path, { token })
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
    counts.push(spy.mock.calls.length)
    spy.mockRestore()
  }
  return counts
}
