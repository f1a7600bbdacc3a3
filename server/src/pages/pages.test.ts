import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { INLINE_SCRIPT_SOURCE } from '../../test/fixtures/fake-renderer.ts'
import { ACCEPT_HTML, setupPages } from '../../test/setup-pages.ts'
import { testApp } from '../../test/test-app.ts'
import { warmUpPages } from './warm-up-pages.ts'

const pages = setupPages()
const getRendered = () => pages.renderer.loadPage.mock.calls.map(([page]) => page.url)
const mockPage = (page: Partial<Awaited<ReturnType<typeof pages.renderer.loadPage>>>) =>
  pages.renderer.loadPage.mockImplementation(async ({ url }) => ({
    status: 200,
    data: url,
    render: () => pages.renderer.render(url),
    ...page,
  }))

describe('a page', () => {
  it.each([
    '/',
    '/?utm_source=mail',
    '/shop?page=2&order=1',
    '/shop/category/plush%20toys',
    '/shop/brand/acme?rating=4',
    '/brands',
    '/product/teddy-bears',
    '/sell',
    '/contact',
    '/delivery-and-returns',
    '/privacy',
    '/about',
  ])('%s is sent to every client', async (url) => {
    const response = await pages.request(url)
    expect([response.statusCode, response.body]).toEqual([200, `<h1>${url}</h1>`])
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
    })
    expect(pages.renderer.loadPage.mock.calls[0]?.[0]).toMatchObject({ url, origin: 'https://toys.example' })
  })

  it.each(['/nope', '/nope.html?x=1', '/dashboard/orders', '/apish', '/shop/'])(
    '%s is sent to a client that asks for ACCEPT_HTML, with the status of the renderer',
    async (url) => {
      mockPage({ status: 404 })
      const response = await pages.request(url, ACCEPT_HTML)
      expect([response.statusCode, response.body]).toEqual([404, `<h1>${url}</h1>`])
      expect(response.headers.etag).toBe(undefined)
      expect((await pages.request(url)).json()).toEqual({ message: 'Not found.' })
    },
  )

  it.each(['/api', '/api/nope', '/assets/nope.js', '/images/nope.webp', '/images/products/nope.webp'])(
    '%s is no page',
    async (url) => {
      expect((await pages.request(url, ACCEPT_HTML)).json()).toEqual({ message: 'Not found.' })
      expect(pages.renderer.loadPage).not.toHaveBeenCalled()
    },
  )

  it.each(['/shop', '/nope'])('%s accepts no POST', async (url) => {
    expect((await pages.request(url, ACCEPT_HTML, 'POST')).statusCode).toBe(404)
    expect(pages.renderer.loadPage).not.toHaveBeenCalled()
  })

  it.each(['/shop', '/nope'])('%s answers HEAD like GET, without the body', async (url) => {
    const [page, head] = [await pages.request(url, ACCEPT_HTML), await pages.request(url, ACCEPT_HTML, 'HEAD')]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary']) {
      expect(head.headers[name]).toBe(page.headers[name])
    }
  })

  it.each(['/product/%E0%A4%A', '/%zz'])('%s is the 404 page, because it cannot be routed', async (url) => {
    mockPage({ status: 404 })
    const response = await pages.request(url, ACCEPT_HTML)
    expect([response.statusCode, response.body]).toEqual([404, '<h1>/404</h1>'])
    expect(response.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-request-id': expect.any(String) })
  })

  it.each([
    ['//evil.example', '/evil.example'],
    ['///evil.example/x?y=1', '/evil.example/x?y=1'],
    ['/\\evil.example', '/evil.example'],
    ['http://evil.example/shop?x=1', '/shop?x=1'],
    ['http://evil.example?x=1', '/?x=1'],
    ['/shop#x', '/shop'],
  ])('%s stays on this host: %s', async (target, page) => {
    // `inject` and `fetch` would parse the target themselves.
    await pages.t.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = pages.t.app.server.address() as AddressInfo // a TCP server has an AddressInfo
    const [response] = await once(get({ port, path: target, headers: ACCEPT_HTML, agent: false }), 'response')
    await once(response.resume(), 'end')
    expect([response.statusCode, getRendered()]).toEqual([200, [page]])
  })

  it.each([
    ['path', `/product/${'x'.repeat(10_000)}`],
    ['query', `/shop?name=${'x'.repeat(10_000)}`],
  ])('may have a long %s', async (_part, url) => {
    expect((await pages.request(url, ACCEPT_HTML)).body).toBe(`<h1>${url}</h1>`)
  })

  it('may run its inline scripts', async () => {
    const policy = String((await pages.request('/shop')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${INLINE_SCRIPT_SOURCE};`)
  })

  it('is the same for all users', async () => {
    pages.renderer.loadPage.mockImplementation(async ({ callApi }) => {
      const { body } = await callApi('/api/cart')
      const { status } = await callApi('/api/user/me')
      const data = JSON.stringify({ body, status })
      return { status: 200, data, render: () => data }
    })
    const { token } = await pages.t.signIn()
    const guest = await pages.request('/')
    const member = await pages.request('/', { authorization: `Bearer ${token}`, cookie: 'session=1' })
    expect(guest.body).toContain('"status":401')
    expect([member.body, member.headers.etag]).toEqual([guest.body, guest.headers.etag])
  })
})

describe('the copy of a client', () => {
  it('is confirmed without rendering while the data is the same', async () => {
    mockPage({ data: 'in stock' })
    const { headers } = await pages.request('/shop')
    const known = { 'if-none-match': `"other", ${headers.etag}` }
    const current = await pages.request('/shop', known)
    expect([current.statusCode, current.body]).toEqual([304, ''])
    expect(current.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'private, no-cache' })

    mockPage({ data: 'sold out' })
    expect((await pages.request('/shop', known)).statusCode).toBe(200)
    expect(pages.renderer.render).toHaveBeenCalledTimes(2)
  })

  it('is outdated after an update of the app', async () => {
    const { headers } = await pages.request('/shop')
    await using updated = await testApp({ renderer: { ...pages.renderer, plainDocument: '<div id="app"></div>' } })
    const known = { 'if-none-match': String(headers.etag) }
    expect((await updated.app.inject({ url: '/shop', headers: known })).statusCode).toBe(200)
  })

  it('of a page that has become a 404 is not confirmed', async () => {
    mockPage({ status: 404 })
    expect((await pages.request('/product/gone', { 'if-none-match': '*' })).statusCode).toBe(404)
  })
})

describe('the rendered document', () => {
  it('is rendered once for the same data, also for simultaneous requests', async () => {
    mockPage({ data: 'a' })
    await Promise.all([pages.request('/shop'), pages.request('/shop'), pages.request('/shop')])
    await pages.request('/shop', { 'accept-encoding': 'br' })
    expect(pages.renderer.render).toHaveBeenCalledTimes(1)
    mockPage({ data: 'b' })
    await pages.request('/shop')
    expect(pages.renderer.render).toHaveBeenCalledTimes(2)
  })

  it('is rendered once for addresses that show the same page', async () => {
    mockPage({ data: 'home' })
    const [plain, tagged] = [await pages.request('/'), await pages.request('/?utm_source=mail')]
    expect([tagged.body, tagged.headers.etag]).toEqual([plain.body, plain.headers.etag])
    expect(pages.renderer.render).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('is sent to a client that accepts %s as %s', async (accepted, encoding, decode) => {
    const response = await pages.request('/shop', { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(decode(response.rawPayload).toString()).toBe('<h1>/shop</h1>')
  })
})

describe('a redirect', () => {
  it.each([
    [301, '/shop?page=2'],
    [302, '/product/%E2%98%83'],
    [301, 'https://toys.example/shop'],
  ])('%i to %s is sent', async (status, location) => {
    mockPage({ status, location })
    const response = await pages.request('/old', ACCEPT_HTML)
    expect([response.statusCode, response.headers.location]).toEqual([
      status,
      location.replace(pages.t.config.appUrl, ''),
    ])
    expect(response.headers['cache-control']).toBe('private, no-cache')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', undefined])(
    'to %s is not sent',
    async (location) => {
      mockPage({ status: 302, ...(location !== undefined && { location }) })
      const response = await pages.request('/old', ACCEPT_HTML)
      expect([response.statusCode, response.body]).toEqual([200, pages.renderer.plainDocument])
      expect(response.headers.location).toBe(undefined)
    },
  )
})

it('a page of each kind is rendered before the server listens', async () => {
  await warmUpPages(pages.t.app)
  expect(getRendered()).toEqual(['/', '/shop', '/product/-'])
})
