import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { TEST_PASSWORD, type TestApp, testApp } from '../../../test/test-app.ts'
import { MINUTE } from '../../lib/clock.ts'

describe.each(setupDatabases())('sign-in with the %s database', (_name, open) => {
  let t: TestApp
  beforeEach(async () => {
    t = await testApp({ database: await open(), config: { rateLimitScale: 1 } })
    await t.signIn({ email: 'mina@example.com' })
  })
  afterEach(() => t.close())

  const login = (password: string, email = 'mina@example.com', remoteAddress = '203.0.113.7') =>
    t.call('POST', '/auth/login', { body: { email, password }, remoteAddress })

  /** Makes sequential attempts. @returns their statuses */
  async function attempts(n: number, attempt: () => ReturnType<typeof login>): Promise<number[]> {
    const statuses: number[] = []
    for (let i = 0; i < n; i += 1) statuses.push((await attempt()).status)
    return statuses
  }

  it('returns 429 for the eleventh failure, and then also for the right password', async () => {
    expect(await attempts(10, () => login('wrong-one'))).toEqual(Array(10).fill(400))
    const refused = await login('wrong-one')
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({ error: 'Too many attempts. Please try again in 15 minutes.' })
    expect(refused.headers['retry-after']).toBe('900')
    expect((await login(TEST_PASSWORD, 'MINA@example.com')).status).toBe(429)
  })

  it('still accepts the account from other networks, and other accounts from the same network', async () => {
    await attempts(11, () => login('wrong-one'))
    await t.signIn({ email: 'otto@example.com' })
    expect((await login(TEST_PASSWORD, 'mina@example.com', '198.51.100.1')).status).toBe(200)
    expect((await login(TEST_PASSWORD, 'otto@example.com')).status).toBe(200)
  })

  it('accepts attempts again after 15 minutes, and reports the remaining time', async () => {
    await attempts(10, () => login('wrong-one'))
    t.clock.advance(14 * MINUTE + 1)
    const refused = await login(TEST_PASSWORD)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.body.error).toBe('Too many attempts. Please try again in 1 minute.')
    t.clock.advance(MINUTE)
    expect((await login(TEST_PASSWORD)).status).toBe(200)
  })

  it('does not count successes as failures', async () => {
    expect(await attempts(12, () => login(TEST_PASSWORD))).toEqual(Array(12).fill(200))
    expect(await attempts(10, () => login('wrong-one'))).toEqual(Array(10).fill(400))
  })

  it('verifies only ten of thirty concurrent guesses', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => login('wrong-one')))
    expect(responses.filter((response) => response.status === 400)).toHaveLength(10)
    expect(responses.filter((response) => response.status === 429)).toHaveLength(20)
  })

  it('counts failures of unknown accounts, too', async () => {
    expect(await attempts(11, () => login('wrong-one', 'nobody@example.com'))).toEqual([...Array(10).fill(400), 429])
  })

  it('delays attempts after ten failures from several networks, and never refuses a network for the failures of others', async () => {
    let n = 0
    const guess = () => login('wrong-one', 'mina@example.com', `198.51.100.${n++}`)
    expect(await attempts(10, guess)).toEqual(Array(10).fill(400))
    expect(t.clock.waits).toEqual([])
    expect(await attempts(40, guess)).toEqual(Array(40).fill(400))
    expect(t.clock.waits.slice(0, 4)).toEqual([250, 500, 750, 1000])
    expect(Math.max(...t.clock.waits)).toBe(5000)
    expect((await login(TEST_PASSWORD)).status).toBe(200)
    expect(t.clock.waits).toHaveLength(41)
  })

  it('does not delay other accounts, and stops delaying after an hour', async () => {
    let n = 0
    await attempts(12, () => login('wrong-one', 'mina@example.com', `198.51.100.${n++}`))
    const delayed = t.clock.waits.length
    await login('wrong-one', 'otto@example.com')
    t.clock.advance(60 * MINUTE)
    expect((await login(TEST_PASSWORD)).status).toBe(200)
    expect(t.clock.waits).toHaveLength(delayed)
  })

  it('stops a network after a hundred attempts with different accounts', async () => {
    let n = 0
    // An empty password is refused before hashing, so that a hundred attempts are fast.
    const attempt = () => login('', `person-${n++}@example.com`)
    expect(await attempts(101, attempt)).toEqual([...Array(100).fill(400), 429])
    expect((await login(TEST_PASSWORD, 'mina@example.com', '198.51.100.1')).status).toBe(200)
  })

  it('stops a network after a hundred sign-ups', async () => {
    const attempt = () => t.call('POST', '/auth/register', { body: {} })
    expect(await attempts(101, attempt)).toEqual([...Array(100).fill(400), 429])
  })
})
