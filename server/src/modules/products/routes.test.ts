import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { wishlist } from '../../db/schema/index.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(() => shop.close())

const listNames = async (query: string): Promise<string[]> => {
  const { status, body } = await shop.call('GET', `/product/list?${query}`)
  expect(status).toBe(200)
  expect(body.count).toBe(body.products.length)
  return body.products.map((product: { name: string }) => product.name)
}

describe('GET /product/list', () => {
  it('returns products in the shape of the contract', async () => {
    const brand = await addBrand(shop.db, { name: 'Acme', slug: 'acme' })
    const toy = await addProduct(shop.db, {
      ...{ name: 'Top', slug: 'top', sku: 'TOP', priceCents: 1999, taxable: true, stock: 3, brandId: brand.id },
      ...{ ratingSum: 14, reviewCount: 3 },
    })
    const { body } = await shop.call('GET', '/product/list')
    expect(body).toEqual({
      products: [
        {
          _id: toy.id,
          ...{ sku: 'TOP', name: 'Top', slug: 'top', description: 'Fun.', imageUrl: null, price: 19.99 },
          ...{ taxable: true, inventory: 3, quantity: 3, isActive: true, averageRating: 4.67, totalReviews: 3 },
          brand: { _id: brand.id, name: 'Acme', slug: 'acme' },
          created: '2026-02-01T09:00:00.000Z',
        },
      ],
      ...{ totalPages: 1, currentPage: 1, count: 1 },
    })
  })

  it('lists only products on sale', async () => {
    const open = await addBrand(shop.db)
    const closed = await addBrand(shop.db, { isActive: false })
    await addProduct(shop.db, { name: 'no brand' })
    await addProduct(shop.db, { name: 'open brand', brandId: open.id })
    await addProduct(shop.db, { name: 'closed brand', brandId: closed.id })
    await addProduct(shop.db, { name: 'off', isActive: false })
    expect((await listNames('')).toSorted()).toEqual(['no brand', 'open brand'])
    expect(await listNames(`brand=${closed.slug}`)).toEqual([])
  })

  it('filters by category, brand, price and rating, alone and combined', async () => {
    const acme = await addBrand(shop.db, { slug: 'acme' })
    const bear = await addProduct(shop.db, {
      name: 'bear',
      brandId: acme.id,
      priceCents: 500,
      ratingSum: 8,
      reviewCount: 2,
    })
    const robot = await addProduct(shop.db, { name: 'robot', priceCents: 1000, ratingSum: 7, reviewCount: 2 })
    await addProduct(shop.db, { name: 'kite', brandId: acme.id, priceCents: 1500 })
    await addCategory(shop.db, { slug: 'soft' }, [bear])
    await addCategory(shop.db, { slug: 'closed', isActive: false }, [bear, robot])
    const sorted = 'sortOrder=2'
    expect(await listNames(`category=soft&${sorted}`)).toEqual(['bear'])
    expect(await listNames(`category=closed&${sorted}`)).toEqual([])
    expect(await listNames(`category=unknown&${sorted}`)).toEqual([])
    expect(await listNames(`category=all&brand=all&${sorted}`)).toEqual(['bear', 'robot', 'kite'])
    expect(await listNames(`brand=acme&${sorted}`)).toEqual(['bear', 'kite'])
    expect(await listNames(`brand=unknown&${sorted}`)).toEqual([])
    expect(await listNames(`min=5.01&max=15&${sorted}`)).toEqual(['robot', 'kite'])
    expect(await listNames(`min=20&max=10&${sorted}`)).toEqual([])
    expect(await listNames(`rating=4&${sorted}`)).toEqual(['bear', 'robot'])
    expect(await listNames(`rating=4.5&${sorted}`)).toEqual([])
    await addProduct(shop.db, { name: 'owl', priceCents: 9900, ratingSum: 899, reviewCount: 200 })
    expect(await listNames('rating=5')).toEqual(['owl'])
    expect(await listNames(`rating=0&min=junk&page=abc&limit=-1&${sorted}`)).toEqual(['bear', 'robot', 'kite', 'owl'])
    expect(await listNames(`brand=acme&min=10&${sorted}`)).toEqual(['kite'])
  })

  it.each(['%', '_', '\\', '.*', '(', "'", 'BEAR'])('searches names for the literal text %s', async (term) => {
    await addProduct(shop.db, { name: `a ${term.toLowerCase()} b` })
    await addProduct(shop.db, { name: 'plain' })
    expect(await listNames(`name=${encodeURIComponent(term)}`)).toEqual([`a ${term.toLowerCase()} b`])
  })

  it.each([0, 1, 2])('in sort order %i, pages neither repeat nor skip products with equal keys', async (sortOrder) => {
    const toys = []
    for (let n = 0; n < 23; n++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + (n % 3)))
      toys.push(await addProduct(shop.db, { priceCents: 100 * (1 + (n % 4)), createdAt }))
    }
    // With a category filter the database sorts the rows. An index scan would hide a missing tie break.
    await addCategory(shop.db, { slug: 'all-of-them' }, toys)
    const listed: { _id: string; price: number; created: string }[] = []
    for (let page = 1; page <= 5; page++) {
      const { body } = await shop.call(
        'GET',
        `/product/list?category=all-of-them&limit=5&page=${page}&sortOrder=${sortOrder}`,
      )
      expect(body).toMatchObject({ totalPages: 5, currentPage: page, count: 23 })
      listed.push(...body.products)
    }
    expect(new Set(listed.map((product) => product._id)).size).toBe(23)
    const getKey = (toy: (typeof listed)[number]) => (sortOrder === 0 ? Date.parse(toy.created) : toy.price)
    const ascending = listed.toSorted((a, b) => getKey(a) - getKey(b) || (a._id < b._id ? -1 : 1))
    expect(listed).toEqual(sortOrder === 2 ? ascending : ascending.toReversed())
  })

  it('returns an empty page with the true count past the last page', async () => {
    await addProduct(shop.db)
    const { body } = await shop.call('GET', '/product/list?page=7')
    expect(body).toEqual({ products: [], totalPages: 1, currentPage: 7, count: 1 })
  })

  it('includes likes for a signed-in user, but not for a guest or an expired session', async () => {
    const { id, token } = await shop.signIn()
    const liked = await addProduct(shop.db, { priceCents: 100 })
    await addProduct(shop.db, { priceCents: 200 })
    await shop.db.insert(wishlist).values({ userId: id, productId: liked.id, createdAt: shop.clock.now() })
    const listLikes = async (token?: string) => {
      const { body } = await shop.call('GET', '/product/list?sortOrder=2', token ? { token } : {})
      return body.products.map((product: { isLiked?: boolean }) => product.isLiked)
    }
    expect(await listLikes(token)).toEqual([true, false])
    expect(await listLikes((await shop.signIn()).token)).toEqual([false, false])
    expect(await listLikes()).toEqual([undefined, undefined])
    expect(await listLikes('ended')).toEqual([undefined, undefined])
  })
})

describe('GET /product/item/{slug-or-id}', () => {
  it('finds a product by slug and by id', async () => {
    const toy = await addProduct(shop.db, { slug: 'top' })
    for (const key of ['top', toy.id, toy.id.toUpperCase()]) {
      expect((await shop.call('GET', `/product/item/${key}`)).body.product._id).toBe(toy.id)
    }
  })

  it('returns the tax rate that applies to the product', async () => {
    await addProduct(shop.db, { slug: 'taxed', taxable: true })
    await addProduct(shop.db, { slug: 'free', taxable: false })
    expect((await shop.call('GET', '/product/item/taxed')).body.product.taxRate).toBe(5)
    expect((await shop.call('GET', '/product/item/free')).body.product.taxRate).toBe(0)
  })

  it.each(['gone', 'off', '0190163d-8694-739b-aea5-966c26f8ad91', '%00', "'%20or%20'1'='1", '..%2Fx'])(
    'returns 404 for %s',
    async (key) => {
      await addProduct(shop.db, { slug: 'off', isActive: false })
      const { status, body } = await shop.call('GET', `/product/item/${key}`)
      expect([status, body]).toEqual([404, { message: 'No product found.' }])
    },
  )

  it('returns 404 for a product of an inactive brand', async () => {
    const closed = await addBrand(shop.db, { isActive: false })
    await addProduct(shop.db, { slug: 'top', brandId: closed.id })
    expect((await shop.call('GET', '/product/item/top')).status).toBe(404)
  })
})

describe('GET /product/featured', () => {
  const listFeatured = async () => (await shop.call('GET', '/product/featured')).body.products

  it('returns the featured toys with price, stock and picture, in their order', async () => {
    await addProduct(shop.db, { name: 'Rubix Cube', slug: 'rubix-cube' })
    await addProduct(shop.db, { name: 'Another', slug: 'another' })
    const bears = { name: 'Teddy Bears', slug: 'teddy-bears', priceCents: 4900, stock: 3 }
    const { id } = await addProduct(shop.db, bears)
    const products = await listFeatured()
    expect(products[0]).toEqual({
      ...{ _id: id, name: 'Teddy Bears', slug: 'teddy-bears', imageUrl: null, price: 49, inventory: 3 },
      taxable: false,
    })
    expect(products.map(({ slug }: { slug: string }) => slug)).toEqual(['teddy-bears', 'rubix-cube'])
  })

  it('keeps a sold-out toy and leaves out toys that are not on sale', async () => {
    const closed = await addBrand(shop.db, { isActive: false })
    await addProduct(shop.db, { slug: 'teddy-bears', isActive: false })
    await addProduct(shop.db, { slug: 'transformer', brandId: closed.id })
    await addProduct(shop.db, { slug: 'rubix-cube', stock: 0 })
    expect(await listFeatured()).toMatchObject([{ slug: 'rubix-cube', inventory: 0 }])
  })

  it('marks the likes of the user', async () => {
    const { id } = await addProduct(shop.db, { slug: 'teddy-bears' })
    const { token } = await shop.signIn()
    await shop.call('POST', '/wishlist', { token, body: { product: id, isLiked: true } })
    const { body } = await shop.call('GET', '/product/featured', { token })
    expect(body.products).toMatchObject([{ isLiked: true }])
    expect((await listFeatured())[0]).not.toHaveProperty('isLiked')
  })

  it('returns an empty list when no featured toy is on sale', async () => {
    expect(await listFeatured()).toEqual([])
  })

  it('answers a request after a change with the new price', async () => {
    const admin = await shop.signIn(AS_ADMIN)
    const { id, sku, slug, name } = await addProduct(shop.db, { slug: 'transformer', priceCents: 9900 })
    expect(await listFeatured()).toMatchObject([{ price: 99 }])
    const product = { sku, slug, name, description: 'Folds.', quantity: 5, price: 89.5, taxable: 0 }
    expect((await shop.call('PUT', `/product/${id}`, { body: { product }, token: admin.token })).status).toBe(200)
    expect(await listFeatured()).toMatchObject([{ price: 89.5, inventory: 5 }])
  })
})

describe('GET /product/list/search/{term}', () => {
  const suggest = async (term: string): Promise<string[]> => {
    const { body } = await shop.call('GET', `/product/list/search/${encodeURIComponent(term)}`)
    return body.products.map((product: { name: string }) => product.name)
  }

  it('suggests names that start with the term before names that contain it', async () => {
    for (const name of ['Teddy bear', 'Bear', 'Abear', 'Duck']) await addProduct(shop.db, { name })
    await addProduct(shop.db, { name: 'Bear off sale', isActive: false })
    expect(await suggest('  BEAR ')).toEqual(['Bear', 'Abear', 'Teddy bear'])
  })

  it('suggests at most ten products', async () => {
    for (let n = 0; n < 12; n++) await addProduct(shop.db, { name: 'Same', slug: `same-${n}` })
    const { body } = await shop.call('GET', '/product/list/search/same')
    expect(body.products).toHaveLength(10)
    expect(body.products[0]).toEqual({ name: 'Same', slug: 'same-0', imageUrl: null, price: 10 })
  })

  it.each(['%', '_', '\\', '.*'])('searches for %s literally', async (term) => {
    await addProduct(shop.db, { name: 'Plain' })
    await addProduct(shop.db, { name: `With ${term}` })
    expect(await suggest(term)).toEqual([`With ${term}`])
  })

  it.each([' ', '\0', 'x'.repeat(500)])('suggests nothing for %j', async (term) => {
    await addProduct(shop.db)
    expect(await suggest(term)).toEqual([])
  })
})
