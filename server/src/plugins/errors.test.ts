import { TOAST_TEXT } from '@whirligig/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { toHashRoute } from './errors.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const json = { 'content-type': 'application/json' }
const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
  t.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })

describe('an unreadable body', () => {
  it.each([
    ['truncated JSON', '{"email": ', json, 'The body of the request is not valid JSON.'],
    ['other text than JSON', 'email=a', json, 'The body of the request is not valid JSON.'],
    ['JSON with __proto__', '{"__proto__": {"a": 1}}', json, 'The body of the request is not valid JSON.'],
    [
      'more than 64 kB',
      JSON.stringify({ email: 'x'.repeat(64 * 1024) }),
      json,
      'The body of the request is too large.',
    ],
    [
      'a form',
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'The body of the request must be JSON (application/json).',
    ],
    [
      'plain text',
      'hello',
      { 'content-type': 'text/plain' },
      'The body of the request must be JSON (application/json).',
    ],
    ['an array', '[]', json, 'The body of the request must be a JSON object.'],
    ['a JSON string', '"hello"', json, 'The body of the request must be a JSON object.'],
    ['an empty body', '', json, 'The body of the request must be a JSON object.'],
  ])('returns 400 with a specific message for %s', async (_kind, payload, headers, error) => {
    const response = await post(payload, headers)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toBe(error)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

describe('an unknown URL', () => {
  it.each([
    '/api/nope',
    '/api',
    '/api/',
    '/nope.png',
    '/%zz',
    '/api/%c0%af',
    `/api/${'x'.repeat(3000)}`,
    '/.env',
    '/../server/src/main.ts',
  ])('returns 404 with a message: %s', async (url) => {
    const response = await t.app.inject({ method: 'GET', url })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Not found.' })
  })

  it('returns 404 for a known path with another method', async () => {
    expect(await t.call('DELETE', '/auth/login')).toMatchObject({ status: 404, body: { message: 'Not found.' } })
  })
})

it('responds to an unexpected error with a generic message, without stack or statement', async () => {
  await using broken = await testApp()
  const { token } = await broken.signIn()
  await broken.db.execute('alter table merchants rename to elsewhere')
  const { status, body } = await broken.call('GET', '/user/me', { token })
  await broken.db.execute('alter table elsewhere rename to merchants')
  expect(status).toBe(500)
  expect(body).toEqual({ error: TOAST_TEXT.fallback })
})

describe('the URL of a page without #', () => {
  const html = { accept: 'text/html,application/xhtml+xml' }
  it.each([
    ['/shop', '/#/shop'],
    ['/product/teddy-bears?utm=1', '/#/product/teddy-bears'],
    ['/a<b>"c', '/#/a%3Cb%3E%22c'],
    ['//evil.example/x', '/#/x'],
  ])('%s is converted to %s', async (url, page) => {
    expect(toHashRoute({ method: 'GET', url, headers: html })).toBe(page)
  })

  it.each([
    ['POST', '/shop', html],
    ['GET', '/api/nope', html],
    ['GET', '/shop', { accept: 'image/png' }],
    ['GET', '/shop', {}],
  ])('%s %s is not converted', (method, url, headers) => {
    expect(toHashRoute({ method, url, headers })).toBe(null)
  })

  it('is redirected to its hash route', async () => {
    const response = await t.app.inject({ method: 'GET', url: '/shop', headers: html })
    expect([response.statusCode, response.headers.location]).toEqual([302, '/#/shop'])
  })
})
