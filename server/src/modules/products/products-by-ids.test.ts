import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countQueries } from '../../../test/count-queries.ts'
import { addBrand, addProduct } from '../../../test/fixtures/catalogue.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

describe.each(setupDatabases())('GET /product/list/by-ids with the %s database', (_name, open) => {
  let shop: TestApp
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
  })
  afterEach(() => shop.close())

  const toPath = (...ids: readonly string[]) => `/product/list/by-ids?ids=${ids.join(',')}`
  async function listSlugs(...ids: readonly string[]): Promise<string[]> {
    const { status, body } = await shop.call('GET', toPath(...ids))
    expect(status).toBe(200)
    return body.products.map(({ slug }: { slug: string }) => slug)
  }

  it('lists toys on sale with their price and stock, in the order of the ids', async () => {
    const closed = await addBrand(shop.db, { isActive: false })
    const train = await addProduct(shop.db, { slug: 'train', priceCents: 1250, stock: 0 })
    const top = await addProduct(shop.db, { slug: 'top' })
    const off = await addProduct(shop.db, { isActive: false })
    const shut = await addProduct(shop.db, { brandId: closed.id })
    expect(await listSlugs(off.id, top.id, shut.id, train.id.toUpperCase(), top.id)).toEqual(['top', 'train'])
    expect((await shop.call('GET', toPath(train.id))).body.products).toMatchObject([{ price: 12.5, inventory: 0 }])
  })

  it('ignores what is not an id, and ids after the twelfth', async () => {
    const toys = []
    for (let n = 1; n <= 13; n++) toys.push(await addProduct(shop.db, { slug: `toy-${n}` }))
    const ids = toys.map(({ id }) => id)
    expect(await listSlugs(...ids)).toEqual(Array.from({ length: 12 }, (_, index) => `toy-${index + 1}`))
    expect(await listSlugs('junk', '%00', ids[0] ?? '')).toEqual(['toy-1'])
    for (const junk of ['', '?ids=', '?ids=a&ids=b']) {
      expect((await shop.call('GET', `/product/list/by-ids${junk}`)).body).toEqual({ products: [] })
    }
  })

  it('includes the likes of the user, with one statement for all toys', async () => {
    const [train, top] = [await addProduct(shop.db), await addProduct(shop.db)]
    const { token } = await shop.signIn()
    await shop.call('POST', '/wishlist', { token, body: { product: top.id, isLiked: true } })
    const path = toPath(top.id, train.id)
    expect((await shop.call('GET', path, { token })).body.products).toMatchObject([
      { isLiked: true },
      { isLiked: false },
    ])
    expect((await shop.call('GET', path)).body.products[0]).not.toHaveProperty('isLiked')
    expect(await countQueries(shop, [toPath(top.id), path], token)).toEqual([2, 2])
  })
})
