import { gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { buildForm, createPicture } from '../../../test/fixtures/staff.ts'
import { getDriver } from '../../../test/postgres/driver.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { MINUTE } from '../../lib/clock.ts'
import { registerSitemap } from './routes.ts'

const ORIGIN = 'https://toys.example'

const getUrls = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
const toProductUrls = (slugs: string[]) => slugs.map((slug) => `${ORIGIN}/product/${slug}`)

describe.each(setupDatabases())('with the %s database', (_name, open) => {
  let t: TestApp
  beforeEach(async () => {
    t = await testApp({ database: await open(), config: { appUrl: ORIGIN } })
  })
  afterEach(() => t.close())

  /** A server with only the sitemap, whose files have at most three products. */
  const createSmallParts = () => {
    const app = fastify()
    registerSitemap(app, t.deps, { part: 3, batch: 2 })
    return app
  }
  const read = async (app: FastifyInstance, url: string) => (await app.inject(url)).body

  it('lists the public pages, the active categories and brands, and the toys on sale', async () => {
    const brand = await addBrand(t.db, { slug: 'acme' })
    const inactive = await addBrand(t.db, { slug: 'gone', isActive: false })
    await addCategory(t.db, { slug: 'plush' })
    await addCategory(t.db, { slug: 'hidden', isActive: false })
    const updatedAt = new Date('2026-03-01T12:00:00.123Z')
    await addProduct(t.db, { slug: 'bear', brandId: brand.id, updatedAt })
    await addProduct(t.db, { slug: 'lost', brandId: inactive.id })
    await addProduct(t.db, { slug: 'off', isActive: false })
    const xml = await read(t.app, '/sitemap.xml')
    expect(getUrls(xml)).toEqual([
      ...['/', '/shop', '/brands', '/sell', '/contact', '/delivery-and-returns', '/privacy', '/about'].map(
        (path) => ORIGIN + path,
      ),
      ...[`${ORIGIN}/shop/category/plush`, `${ORIGIN}/shop/brand/acme`, `${ORIGIN}/product/bear`],
    ])
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas/)
    expect(xml).toContain('/product/bear</loc><lastmod>2026-03-01T12:00:00.123Z</lastmod></url>')
  })

  it('is an index of files in a large shop, which list each toy once', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    for (const slug of slugs) await addProduct(t.db, { slug })
    const app = createSmallParts()
    const index = await read(app, '/sitemap.xml')
    expect(index).toContain('<sitemapindex ')
    const files = ['pages', 'products-1', 'products-2', 'products-3'].map((name) => `${ORIGIN}/sitemap-${name}.xml`)
    expect(getUrls(index)).toEqual(files)
    const [pages, ...parts] = await Promise.all(files.map((url) => read(app, url.replace(ORIGIN, ''))))
    expect(getUrls(pages ?? '')).toContain(`${ORIGIN}/shop`)
    expect(parts.map((part) => getUrls(part).length)).toEqual([3, 3, 1])
    expect(parts.flatMap(getUrls).toSorted()).toEqual(toProductUrls(slugs))
    for (const number of ['0', '4', '99999999999999999999']) {
      expect((await app.inject(`/sitemap-products-${number}.xml`)).statusCode).toBe(404)
    }
  })

  it('is one file while its toys fit into one', async () => {
    for (const slug of ['a', 'b', 'c']) await addProduct(t.db, { slug })
    const urls = getUrls(await read(createSmallParts(), '/sitemap.xml'))
    expect(urls.filter((url) => url?.includes('/product/')).toSorted()).toEqual(toProductUrls(['a', 'b', 'c']))
  })

  it('costs one statement for each batch, and none while it is cached', async () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await addProduct(t.db, { slug })
    const app = createSmallParts()
    await read(app, '/sitemap.xml')
    const query = vi.spyOn(getDriver(t.db), 'query')
    try {
      await Promise.all([read(app, '/sitemap-products-2.xml'), read(app, '/sitemap-products-2.xml')])
      expect(query).toHaveBeenCalledTimes(2)
      await read(app, '/sitemap-products-2.xml')
      await read(app, '/sitemap.xml')
      expect(query).toHaveBeenCalledTimes(2)
    } finally {
      query.mockRestore()
    }
  })
})

describe('the sitemap', () => {
  let t: TestApp
  beforeEach(async () => {
    t = await testApp({ config: { appUrl: ORIGIN } })
  })
  afterEach(() => t.close())

  it('is read again after twenty minutes at the latest', async () => {
    await t.app.inject('/sitemap.xml')
    await addProduct(t.db, { slug: 'new' })
    expect((await t.app.inject('/sitemap.xml')).body).not.toContain('/product/new')
    t.clock.advance(20 * MINUTE)
    expect((await t.app.inject('/sitemap.xml')).body).toContain('/product/new')
  })

  it('escapes what XML reserves', async () => {
    await addProduct(t.db, { slug: `a&b<'c">` })
    expect((await t.app.inject('/sitemap.xml')).body).toContain('/product/a%26b%3C&apos;c%22%3E</loc>')
  })

  it.each([
    ['gzip, br', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('is sent to a client that accepts %s with the encoding %s', async (accepted, encoding, decode) => {
    const response = await t.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': accepted } })
    expect(response.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      vary: 'accept-encoding',
    })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(decode(response.rawPayload).toString()).toMatch(/<\/urlset>\n$/)
  })

  it('lists when staff last changed a toy, not when its stock changed', async () => {
    const { token } = await t.signIn(AS_ADMIN)
    const toy = await addProduct(t.db, { slug: 'bear', updatedAt: new Date('2026-01-01T00:00:00.000Z') })
    const getLastmod = async () => {
      t.clock.advance(20 * MINUTE)
      return /\/product\/bear<\/loc><lastmod>(.*?)</.exec((await t.app.inject('/sitemap.xml')).body)?.[1]
    }
    await t.db.execute('update products set stock = stock - 1')
    expect(await getLastmod()).toBe('2026-01-01T00:00:00.000Z')
    const fields = { name: 'Bear', description: 'Soft.', price: 9, quantity: 3, taxable: false }
    const changes = [
      ['', async () => ({ body: { product: { ...fields, sku: toy.sku, slug: 'bear' } } })],
      ['/active', async () => ({ body: { product: { isActive: true } } })],
      ['/image', () => createPicture().then((image) => buildForm({ image }))],
    ] as const
    for (const [path, createRequest] of changes) {
      const changedAt = t.clock.now().toISOString()
      const response = await t.call('PUT', `/product/${toy.id}${path}`, { token, ...(await createRequest()) })
      expect(response.status).toBe(200)
      expect(await getLastmod()).toBe(changedAt)
    }
  })

  it('is named by robots.txt, which forbids nothing', async () => {
    const { headers, body } = await t.app.inject('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toBe('User-agent: *\nAllow: /\n\nSitemap: https://toys.example/sitemap.xml\n')
  })
})
