import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { droppingStream, maskUrl, safeError } from './log.ts'

it.each([
  ['/api/product/list?page=2', '/api/product/list?page=2'],
  ['/api/auth/reset/abc-123_x', '/api/auth/reset/***'],
  ['/api/auth/reset', '/api/auth/reset'],
  ['/api/merchant/signup/abc?email=ada@example.com', '/api/merchant/signup/***?email=***'],
  ['/api/newsletter/unsubscribe/abc', '/api/newsletter/unsubscribe/***'],
  ['/api/auth/google/callback?code=abc&state=def&x=1', '/api/auth/google/callback?code=***&state=***&x=1'],
  ['/api/user/search?page=2&search=ada%40example.com', '/api/user/search?page=2&search=***'],
  ['/auth/success?token=abc#frag', '/auth/success?token=***#frag'],
])('masks %s as %s', (url, masked) => {
  expect(maskUrl(url)).toBe(masked)
})

it('logs a failed statement without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email_unique',
    detail: 'Key (ada@example.com)',
  })
  const logged = safeError(new DrizzleQueryError('insert into users values ($1)', ['$argon2id$hash'], cause))
  expect(logged).toMatchObject({
    query: 'insert into users values ($1)',
    cause: { code: '23505', constraint: 'users_email_unique' },
  })
  expect(JSON.stringify(logged)).not.toMatch(/argon2id|ada@example/)
})

it('buffers at most about a megabyte for a reader that has stopped reading', () => {
  const stuck = new Writable({ write: () => {} })
  const log = droppingStream(stuck)
  const line = 'x'.repeat(100_000)
  for (let lines = 0; lines < 50; lines += 1) log.write(line)
  expect(stuck.writableLength).toBe(1_100_000)
})

describe('the log', () => {
  let lines: string[]
  let t: TestApp
  beforeEach(async () => {
    lines = []
    t = await testApp({ log: { write: (line) => lines.push(line) } })
  })
  afterEach(() => t.close())

  it('has one JSON line per request, with the id of the response', async () => {
    const { headers } = await t.call('GET', '/auth/providers')
    const completed = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request completed')
    expect(completed).toMatchObject([
      { reqId: headers['x-request-id'], method: 'GET', url: '/api/auth/providers', status: 200 },
    ])
  })

  it('contains no password, token or header for any request or error', async () => {
    const secrets = ['hunter2-password', 'reset-token-1', 'signup-token-2', 'oauth-code-3', 'header-secret-4']
    const person = { email: 'ada@example.com', firstName: 'A', lastName: 'B', password: secrets[0] }
    const { body } = await t.call('POST', '/auth/register', {
      body: person,
      headers: { 'x-secret': 'header-secret-4' },
    })
    await t.call('GET', '/user/me', { token: body.token })
    await t.call('POST', `/auth/reset/${secrets[1]}`, { body: { password: secrets[0], confirmPassword: secrets[0] } })
    await t.call('POST', `/merchant/signup/${secrets[2]}`, { body: person })
    await t.call('GET', `/auth/google/callback?code=${secrets[3]}`)
    await t.call('POST', '/auth/logout', { token: body.token })
    // The database fails during a request: the driver's error contains every value.
    await t.db.execute('drop table mails')
    expect((await t.call('POST', '/auth/register', { body: { ...person, email: 'bob@example.com' } })).status).toBe(500)

    const log = lines.join('')
    expect(log).toContain('request failed')
    for (const secret of [...secrets, body.token, 'argon2id']) expect(log).not.toContain(secret)
  })
})
