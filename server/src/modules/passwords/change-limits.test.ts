import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { TEST_PASSWORD, type TestApp, testApp } from '../../../test/test-app.ts'
import { MINUTE } from '../../lib/clock.ts'

describe.each(setupDatabases())('changing the password with the %s database', (_name, open) => {
  let t: TestApp
  let mina: Awaited<ReturnType<TestApp['signIn']>>
  beforeEach(async () => {
    t = await testApp({ database: await open(), config: { rateLimitScale: 1 } })
    mina = await t.signIn({ email: 'mina@example.com' })
  })
  afterEach(() => t.close())

  const change = (token: string, password: string) =>
    t.call('POST', '/auth/reset', { token, body: { password, confirmPassword: 'new-one' } })
  const login = () => t.call('POST', '/auth/login', { body: { email: mina.email, password: TEST_PASSWORD } })

  it('verifies only ten of thirty old passwords that a session guesses', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => change(mina.token, 'wrong-one')))
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(await change(mina.token, TEST_PASSWORD)).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts. Please try again in 15 minutes.' },
    })
    t.clock.advance(15 * MINUTE)
    expect((await change(mina.token, TEST_PASSWORD)).status).toBe(200)
  })

  it('lets the owner change the password with another session, after a delay', async () => {
    for (let i = 0; i < 10; i += 1) await change(mina.token, 'wrong-one')
    const { status, body } = await login()
    expect([status, t.clock.waits]).toEqual([200, [250]])
    expect((await change(body.token, TEST_PASSWORD)).status).toBe(200)
  })
})
