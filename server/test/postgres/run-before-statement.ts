import { vi } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { getDriver } from './driver.ts'

/** Runs an action once, right before the next statement of the embedded database that contains the text. */
export function runBeforeStatement(db: Database, text: string, action: () => PromiseLike<unknown>): void {
  const driver = getDriver(db)
  const { query } = driver
  const spy = vi.spyOn(driver, 'query').mockImplementation(async (...statement) => {
    if (statement[0].includes(text)) {
      spy.mockRestore()
      await action()
    }
    return query.apply(driver, statement)
  })
}
