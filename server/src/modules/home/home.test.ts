import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countQueries } from '../../../test/count-queries.ts'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { products, reviews } from '../../db/schema/index.ts'
import { SECOND } from '../../lib/clock.ts'

describe.each(setupDatabases())('with the %s database', (_name, open) => {
  let shop: TestApp
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
  })
  afterEach(() => shop.close())

  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const addToy = (slug: string, values: Partial<typeof products.$inferInsert> = {}) =>
    addProduct(shop.db, { slug, name: slug, ...values })

  async function addReview(productId: string, values: Partial<typeof reviews.$inferInsert> = {}) {
    const { id: userId } = values.userId ? { id: values.userId } : await shop.signIn()
    const review = { title: 'Fine', review: 'Good.', rating: 5, isRecommended: true, status: 'Approved' } as const
    await shop.db.insert(reviews).values({ ...review, createdAt: at(1), productId, userId, ...values })
  }

  async function getHome(token?: string) {
    const { body } = await shop.call('GET', '/home', token === undefined ? {} : { token })
    const slugs = new Map(body.products.map(({ _id, slug }: { _id: string; slug: string }) => [_id, slug]))
    const toSlugs = (ids: string[]) => ids.map((id) => slugs.get(id))
    return {
      ...body,
      ...{ newest: toSlugs(body.newest), loved: toSlugs(body.loved) },
      brand: body.brand && { ...body.brand, products: toSlugs(body.brand.products) },
    }
  }

  it('returns empty sections in an empty shop', async () => {
    const { status, body } = await shop.call('GET', '/home')
    expect(status).toBe(200)
    expect(body).toEqual({ categories: [], products: [], newest: [], loved: [], brand: null, reviews: [] })
  })

  it('lists the active categories by name', async () => {
    await addCategory(shop.db, { slug: 'wheels', name: 'Wheels' })
    await addCategory(shop.db, { slug: 'closed', name: 'Closed', isActive: false })
    await addCategory(shop.db, { slug: 'bears', name: 'Bears' })
    expect((await getHome()).categories).toMatchObject([
      { slug: 'bears', name: 'Bears' },
      { slug: 'wheels', name: 'Wheels' },
    ])
  })

  it('lists toys on sale that are not featured: the newest, and the others with the most stars', async () => {
    const closed = await addBrand(shop.db, { isActive: false })
    await addToy('teddy-bears', { createdAt: at(20), ratingSum: 50, reviewCount: 10 })
    await addToy('off', { createdAt: at(21), isActive: false })
    await addToy('closed', { createdAt: at(22), brandId: closed.id })
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      await addToy(`toy-${n}`, { createdAt: at(n), ratingSum: 5 * n, reviewCount: n })
    }
    const { newest, loved } = await getHome()
    expect(newest).toEqual(['toy-10', 'toy-9', 'toy-8', 'toy-7'])
    expect(loved).toEqual(['toy-6', 'toy-5', 'toy-4', 'toy-3'])
  })

  it('presents the brand of the most loved toy', async () => {
    for (const n of [1, 2, 3, 4]) await addToy(`new-${n}`, { createdAt: at(10 + n) })
    const brand = await addBrand(shop.db, { slug: 'puddle', name: 'Puddle', description: 'For rain.' })
    await addToy('boat', { brandId: brand.id, createdAt: at(2), ratingSum: 9, reviewCount: 2 })
    await addToy('duck', { brandId: brand.id, createdAt: at(3) })
    await addToy('off', { brandId: brand.id, isActive: false })
    expect((await getHome()).brand).toEqual({
      ...{ _id: brand.id, slug: 'puddle', name: 'Puddle', description: 'For rain.' },
      products: ['duck', 'boat'],
    })
  })

  it('quotes short approved reviews with four or five stars, one for each toy on sale and each reviewer', async () => {
    const [boat, duck, off] = [await addToy('boat'), await addToy('duck'), await addToy('off', { isActive: false })]
    await addReview(boat.id, { title: 'Older', createdAt: at(1) })
    await addReview(boat.id, { title: 'Newer', createdAt: at(2) })
    await addReview(duck.id, { title: 'Waiting', createdAt: at(9), status: 'Waiting Approval' })
    await addReview(duck.id, { title: 'Poor', createdAt: at(8), rating: 3 })
    await addReview(duck.id, { title: 'Long', createdAt: at(7), review: 'x'.repeat(221) })
    await addReview(duck.id, { title: 'Four', createdAt: at(6), rating: 4 })
    await addReview(off.id, { title: 'Off', createdAt: at(5) })
    const [owl, { id: userId }] = [await addToy('owl'), await shop.signIn()]
    const kite = await addToy('kite')
    await addReview(owl.id, { title: 'Once', createdAt: at(4), userId })
    await addReview(kite.id, { title: 'Twice', createdAt: at(3), userId })
    const quotes = (await getHome()).reviews
    expect(quotes.map(({ title, product }: { title: string; product: object }) => [title, product])).toEqual([
      ['Four', { slug: 'duck', name: 'duck' }],
      ['Once', { slug: 'owl', name: 'owl' }],
      ['Newer', { slug: 'boat', name: 'boat' }],
    ])
  })

  it('returns the current stock and the likes of the user', async () => {
    const toy = await addToy('boat', { stock: 5 })
    const { token } = await shop.signIn()
    await getHome()
    await shop.call('POST', '/wishlist', { token, body: { product: toy.id, isLiked: true } })
    await shop.db.update(products).set({ stock: 2 })
    expect((await getHome(token)).products).toMatchObject([{ inventory: 2, isLiked: true }])
    expect((await getHome()).products[0]).not.toHaveProperty('isLiked')
  })

  it('leaves out the texts that the cards do not show', async () => {
    await addToy('boat', { name: 'Boat', description: 'It floats.' })
    const [boat] = (await getHome()).products
    expect(boat).toMatchObject({ name: 'Boat' })
    expect(boat).not.toHaveProperty('description')
    expect(boat).not.toHaveProperty('sku')
  })

  it('shows changes of this server at once, and those of others within five seconds', async () => {
    const toy = await addToy('boat', { createdAt: at(1) })
    expect((await getHome()).newest).toEqual(['boat'])
    await addToy('duck', { createdAt: at(2) })
    expect((await getHome()).newest).toEqual(['boat'])
    shop.clock.advance(5 * SECOND)
    expect((await getHome()).newest).toEqual(['duck', 'boat'])
    const { token } = await shop.signIn(AS_ADMIN)
    await shop.call('POST', '/category/add', { token, body: { name: 'Bath', description: 'Wet.', products: [toy.id] } })
    await shop.call('PUT', `/product/${toy.id}/active`, { token, body: { product: { isActive: false } } })
    expect(await getHome()).toMatchObject({ categories: [{ name: 'Bath' }], newest: ['duck'] })
  })

  it('costs one statement for the products while the sections are cached', async () => {
    for (const n of [1, 2, 3]) await addToy(`toy-${n}`)
    const { token } = await shop.signIn()
    await getHome()
    expect(await countQueries(shop, ['/home'], token)).toEqual([2])
  })
})
