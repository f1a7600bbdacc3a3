import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../test/test-app.ts'

const SCRIPT = 'console.log("whirligig")'
let t: TestApp
let appFolder: string
beforeAll(async () => {
  appFolder = mkdtempSync(join(tmpdir(), 'whirligig-app-'))
  mkdirSync(join(appFolder, 'assets'))
  writeFileSync(join(appFolder, 'index.html'), '<h1>Whirligig</h1>')
  writeFileSync(join(appFolder, 'index.html.br'), brotliCompressSync('<h1>Whirligig</h1>'))
  writeFileSync(join(appFolder, 'service-worker.js'), SCRIPT)
  writeFileSync(join(appFolder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(appFolder, 'favicon.ico'), 'icon')
  writeFileSync(join(appFolder, 'manifest.webmanifest'), '{}')
  writeFileSync(join(appFolder, '.sources'), 'secret')
  writeFileSync(join(appFolder, 'assets/index-Cz1bFR_9.js'), SCRIPT)
  writeFileSync(join(appFolder, 'assets/index-Cz1bFR_9.js.br'), brotliCompressSync(SCRIPT))
  t = await testApp({ appFolder })
  mkdirSync(join(t.config.dataDir, 'images'), { recursive: true })
  writeFileSync(join(t.config.dataDir, 'images/0123abcd-640.webp'), 'picture')
  writeFileSync(join(t.config.dataDir, 'secret.txt'), 'secret')
})
afterAll(async () => {
  await t.close()
  rmSync(appFolder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })

describe('static files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/index-Cz1bFR_9.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/service-worker.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
    ['/favicon.ico', 'image/vnd.microsoft.icon', 'public, max-age=3600'],
    ['/manifest.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
    ['/images/products/0123abcd-640.webp', 'image/webp', 'public, max-age=31536000, immutable'],
  ])('%s has the type %s and the cache policy %s', async (url, type, cacheControl) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl })
  })

  it.each([
    ['/', 'no-cache'],
    ['/assets/index-Cz1bFR_9.js', 'public, max-age=31536000, immutable'],
  ])('%s is compressed if the client accepts it, with the cache policy %s', async (url, cacheControl) => {
    const response = await get(url, { 'accept-encoding': 'gzip, br' })
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': cacheControl,
      vary: 'accept-encoding',
    })
  })

  it('are not sent again to a client with a current copy', async () => {
    const { headers } = await get('/')
    expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it.each([
    '/.sources',
    '/images/products/../secret.txt',
    '/images/products/..%2fsecret.txt',
    '/images/products/%2e%2e/secret.txt',
    '/images/products/',
    '/assets/',
    '/..%2f..%2fpackage.json',
  ])('%s is not served', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('secret')
  })
})

describe('security headers', () => {
  it.each(['/', '/api/auth/providers', '/api/nope', '/images/products/0123abcd-640.webp'])(
    '%s has security headers',
    async (url) => {
      const { headers } = await get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'self';script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("style-src-attr 'none'")
      expect(policy).toContain("worker-src 'self'")
      expect(policy).not.toContain('unsafe-inline')
      expect(headers['strict-transport-security']).toBe(undefined)
    },
  )

  it('require https if users reach the shop over https', async () => {
    await using secure = await testApp({ config: { appUrl: 'https://toys.example' } })
    const { headers } = await secure.call('GET', '/auth/providers')
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  })
})

it('the service worker can be removed from all browsers', async () => {
  await using removing = await testApp({ appFolder, config: { serviceWorker: false } })
  const { body, headers } = await removing.app.inject('/service-worker.js')
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  expect(body).toContain('unregister()')
})

describe('the API', () => {
  const getPolicy = async (url: string, headers = {}) => (await get(url, headers)).headers['cache-control']

  it.each(['/api/auth/providers', '/api/user/me', '/api/product/list/search/bear', '/api/product/item/nope'])(
    'forbids to store %s',
    async (url) => {
      expect(await getPolicy(url)).toBe('no-store')
    },
  )

  it.each(['/api/product/list?page=2', '/api/product/featured', '/api/category/list', '/api/brand/list'])(
    'lets browsers store %s, but not what a user gets',
    async (url) => {
      const { token } = await t.signIn()
      expect(await getPolicy(url)).toBe('private, no-cache')
      expect(await getPolicy(url, { authorization: `Bearer ${token}` })).toBe('no-store')
    },
  )
})

it('reports healthy, and ready while the database responds', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ok' })
})

it('reports healthy but not ready if the database does not respond', async () => {
  const { freshDatabase } = await import('../test/postgres/fresh-database.ts')
  const database = { ...(await freshDatabase()), ping: () => Promise.reject(new Error('gone')) }
  await using unready = await testApp({ database })
  expect((await unready.app.inject('/healthz')).statusCode).toBe(200)
  const ready = await unready.app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'the database does not respond' }])
})

describe('the client address of rate limits', () => {
  const sendAll = async (trustProxy: false | number | string, forwarded: string[]) => {
    await using limited = await testApp({ config: { trustProxy, rateLimitScale: 1 / 3000 } })
    const statuses: number[] = []
    for (const chain of forwarded) {
      const headers = { 'x-forwarded-for': chain }
      statuses.push((await limited.call('GET', '/auth/providers', { headers, remoteAddress: '10.0.0.1' })).status)
    }
    return statuses
  }

  it('is the address of the connection if no proxy is trusted, and the header is ignored', async () => {
    expect(await sendAll(false, ['203.0.113.1', '203.0.113.2'])).toEqual([200, 429])
  })

  it.each([[1], ['10.0.0.0/8, 127.0.0.1']])(
    'is the address that the proxy reports, with TRUST_PROXY %j',
    async (trustProxy) => {
      expect(await sendAll(trustProxy, ['203.0.113.1', '203.0.113.2', '203.0.113.1'])).toEqual([200, 200, 429])
      expect(await sendAll(trustProxy, ['1.1.1.1, 203.0.113.1', '2.2.2.2, 203.0.113.1'])).toEqual([200, 429])
    },
  )
})
