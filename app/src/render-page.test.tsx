import { aProduct } from '@whirligig/contract/fixtures'
import { describe, expect, it, test, vi } from 'vitest'
import { callFakeApi, loadTestPage } from '../test/render.ts'

const PUBLIC_PAGES = [
  ['/', 'Toys For Everyone'],
  ['/shop', 'All toys'],
  ['/shop?name=bear', 'Results for “bear”'],
  ['/shop/category/soft-toys', 'Soft Toys'],
  ['/shop/brand/bramble-bear', 'Bramble &amp; Bear'],
  ['/brands', 'Choose From Over 10+ Categories'],
  ['/product/teddy-bears', 'Teddy Bears'],
  ['/sell', 'Become A Whirligig Seller!'],
  ['/contact', 'Contact Information'],
  ['/delivery-and-returns', 'Delivery &amp; Returns'],
  ['/privacy', 'Privacy'],
  ['/about', 'About Us'],
] as const

const readBody = (html: string) => html.slice(html.indexOf('<body>'))

describe.each(PUBLIC_PAGES)('the page %s', (url, heading) => {
  it('is complete without JavaScript', async () => {
    const { status, render } = await loadTestPage(url)
    const html = render()
    expect(status).toBe(200)
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text.replace(/<.*?>/g, ''))
    expect(headings).toEqual([heading])
    expect(html).not.toMatch(/Loading|<!--\$[?!]-->/) // Neither a loading state nor a boundary that waits for the browser.
  })

  it('has no style attributes and no inline scripts, which the content security policy forbids', async () => {
    const html = (await loadTestPage(url)).render()
    expect(html).not.toContain(' style="')
    expect(html).not.toMatch(/<script(?! type="(application\/(ld\+)?json"|module" src="))/)
  })

  it('has its data blocks behind the page, so that an open overlay hides all of the page', async () => {
    const body = readBody((await loadTestPage(url)).render())
    const [page = ''] = /<div id="root">.*(?=<\/div><script)/s.exec(body) ?? []
    expect(page).toContain('</h1>')
    expect(page).not.toContain('<script')
  })

  it('starts no script by itself', async () => {
    const html = (await loadTestPage(url)).render()
    const [, template = ''] = /<template id="page-scripts">(.*?)<\/template>/s.exec(html) ?? []
    expect(template).toContain('src="/assets/main.js"')
    expect(html.replace(template, '')).not.toMatch(/modulepreload|type="module"/)
  })

  it('links to clean addresses, and to the app for private pages', async () => {
    const body = readBody((await loadTestPage(url)).render())
    const hrefs = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(hrefs).toContain('/shop')
    expect(hrefs).toContain('/#/dashboard')
    expect(hrefs.filter((href) => !/^(\/|#content$|https:|mailto:|tel:)/.test(href))).toEqual([])
  })
})

it.each([
  ['/product/gone', 'Not found'],
  ['/shop/category/gone', 'Not found'],
  ['/shop/brand/gone', 'Not found'],
  ['/no/such/page', 'We could not find that page'],
])('%s is a page with status 404', async (url, heading) => {
  const { status, render } = await loadTestPage(url)
  expect(status).toBe(404)
  expect(render()).toContain(heading)
})

it.each([
  ['/shop/', 301, '/shop'],
  ['/brands//?x=1', 301, '/brands?x=1'],
  ['/login', 302, '/#/login'],
  ['/order/5?success', 302, '/#/order/5?success'],
  ['/dashboard/orders', 302, '/#/dashboard/orders'],
])('%s redirects with %i to %s', async (url, status, location) => {
  expect(await loadTestPage(url)).toMatchObject({ status, location })
})

test('a page calls the API a fixed number of times, and never for a user', async () => {
  const count = async (url: string) => {
    const callApi = vi.fn(callFakeApi)
    ;(await loadTestPage(url, callApi)).render()
    return callApi.mock.calls.map(([path]) => path.replace(/\?.*/, '')).sort()
  }
  expect(await count('/')).toEqual(['/api/home', '/api/product/featured'])
  expect(await count('/shop?page=2')).toEqual(['/api/product/list', '/api/product/list/facets'])
  expect(await count('/shop/brand/bramble-bear')).toEqual([
    '/api/brand/list',
    '/api/product/list',
    '/api/product/list/facets',
  ])
  expect(await count('/product/teddy-bears')).toEqual([
    '/api/product/item/teddy-bears',
    '/api/product/item/teddy-bears/related',
    '/api/review/teddy-bears',
  ])
  expect(await count('/contact')).toEqual([])
  expect(await count('/privacy')).toEqual([])
})

test('the data of two requests is equal when nothing has changed', async () => {
  const [first, second] = await Promise.all([loadTestPage('/shop'), loadTestPage('/shop')])
  expect(first.data).toBe(second.data)
  expect(first.render()).toBe(second.render())
})

test('the data of the home page is the same with every query string, that of other pages is not', async () => {
  const loadData = async (url: string) => (await loadTestPage(url)).data
  expect(await loadData('/?utm_source=mail')).toBe(await loadData('/'))
  expect(await loadData('/contact?about=orders')).not.toBe(await loadData('/contact'))
  expect(await loadData('/privacy')).not.toBe(await loadData('/about'))
})

test('simultaneous requests of the same page keep their own data', async () => {
  const load = (name: string) =>
    loadTestPage('/product/teddy-bears', async (path) =>
      path.endsWith('/teddy-bears') && path.includes('/item/')
        ? { status: 200, body: { product: aProduct({ slug: 'teddy-bears', name }) } }
        : callFakeApi(path),
    )
  const pages = await Promise.all([load('Brown Bear'), load('Grey Bear')])
  const [brown = '', grey = ''] = pages.map(({ render }) => render())
  expect([brown.includes('Brown Bear'), brown.includes('Grey Bear')]).toEqual([true, false])
  expect([grey.includes('Grey Bear'), grey.includes('Brown Bear')]).toEqual([true, false])
})

test('the data in the document cannot end its element', async () => {
  const html = (await loadTestPage('/product/hostile')).render()
  expect(html).not.toContain('<script>alert')
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json).path).toBe('/product/hostile')
})

it.each([500, 503, 429])('rejects when the API answers %i', async (status) => {
  const callApi = async () => ({ status, body: { error: 'Not now.' } })
  await expect(loadTestPage('/shop', callApi)).rejects.toThrow('Not now.')
})
