import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getDriver } from '../../../test/postgres/driver.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { sessions, users } from '../../db/schema/index.ts'
import { DAY } from '../../lib/clock.ts'
import { createSessionFinder } from './session-finder.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

it('finds the sessions of concurrent calls with one statement', async () => {
  const [mina, theo] = [await shop.signIn({ firstName: 'Mina' }), await shop.signIn({ firstName: 'Theo' })]
  const findSession = createSessionFinder(shop.db, shop.clock)
  const query = vi.spyOn(getDriver(shop.db), 'query')
  const found = await Promise.all([theo.token, 'unknown', mina.token, theo.token].map(findSession))
  expect(found.map((session) => session?.user.firstName)).toEqual(['Theo', undefined, 'Mina', 'Theo'])
  expect(query).toHaveBeenCalledTimes(1)
})

it('extends the sessions that are used, and finds neither expired sessions nor those of disabled accounts', async () => {
  const [used, unused, disabled] = [await shop.signIn(), await shop.signIn(), await shop.signIn()]
  await shop.db.update(users).set({ disabledAt: shop.clock.now() }).where(eq(users.id, disabled.id))
  const findSession = createSessionFinder(shop.db, shop.clock)
  shop.clock.advance(6 * DAY)
  expect([await findSession(used.token), await findSession(disabled.token)]).toEqual([expect.anything(), null])
  shop.clock.advance(2 * DAY)
  expect([await findSession(used.token), await findSession(unused.token)]).toEqual([expect.anything(), null])
  expect(await shop.db.$count(sessions, eq(sessions.userId, used.id))).toBe(1)
})
