import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBrand } from '../../../test/fixtures/catalogue.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { buildForm, createPicture, signInAllRoles } from '../../../test/fixtures/staff.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let shop: TestApp
let people: Awaited<ReturnType<typeof signInAllRoles>>
beforeAll(async () => {
  shop = await testApp()
  people = await signInAllRoles(shop)
})
afterAll(() => shop.close())

const unknown = '0190163d-8694-739b-aea5-966c26f8ad91'
const fields = () => ({
  ...{ sku: `sku-${randomUUID()}`, name: 'Kite', description: 'Flies.', quantity: '4', price: '12.50', taxable: '1' },
})
const add = async (form: Parameters<typeof buildForm>[0], token = people.admin.token) =>
  shop.call('POST', '/product/add', { token, ...(await buildForm({ image: await createPicture(), ...form })) })
const added = async (form: object = {}, token = people.admin.token) =>
  (await add({ ...fields(), ...form }, token)).body.product
const edit = (id: string, product: object, token = people.admin.token) =>
  shop.call('PUT', `/product/${id}`, { token, body: { product } })
/** The product as the form sends it back. */
const formOf = (product: { brand: { _id: string } | null }) => ({ ...product, brand: product.brand?._id ?? null })
const read = async (id: string, token = people.admin.token) =>
  (await shop.call('GET', `/product/${id}`, { token })).body.product

describe('adding', () => {
  it('answers the product with its picture', async () => {
    const brand = await addBrand(shop.db)
    const sent = { ...fields(), name: 'Great <b>Kite</b>', brand: brand.id }
    const { status, body } = await add(sent)
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Product has been added successfully!',
        product: {
          _id: expect.any(String),
          ...{ sku: sent.sku, name: 'Great Kite', slug: 'great-kite', description: 'Flies.', price: 12.5 },
          ...{ taxable: true, inventory: 4, quantity: 4, isActive: true, averageRating: 0, totalReviews: 0 },
          brand: { _id: brand.id, name: brand.name, slug: brand.slug },
          imageUrl: expect.stringMatching(/^\/images\/products\/[\da-f]{64}-640\.webp$/),
          created: shop.clock.now().toISOString(),
          version: 1,
        },
      },
    ])
    const picture = await shop.app.inject(body.product.imageUrl)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await read(body.product._id)).toEqual(body.product)
  })

  it.each([[{}], [{ brand: '' }], [{ brand: '0' }], [{ brand: 0 }]])('takes %j for no brand', async (brand) => {
    expect((await added({ ...brand })).brand).toBeNull()
  })

  it('is off where it says so', async () => {
    expect((await added({ isActive: 'false' })).isActive).toBe(false)
  })

  it('makes slugs of their own from the same name, and one from any name', async () => {
    const slugs = []
    for (const name of ['Räder & Co', 'Rader Co', 'räder-co', '木馬']) slugs.push((await added({ name })).slug)
    expect(slugs).toEqual(['rader-co', 'rader-co-2', 'rader-co-3', 'toy'])
  })

  it.each([
    [{ sku: '' }, 'Sku is required.'],
    [{ sku: 'a b' }, 'Sku may have alpha-numeric characters, as well as dashes and underscores only.'],
    [{ name: '<i></i>' }, 'Name is required.'],
    [{ description: 'x'.repeat(201) }, 'Description may not be greater than 200 characters.'],
    [{ quantity: '1.5' }, 'Quantity must be a whole number.'],
    [{ price: '0.99' }, 'Price must be at least 1.'],
    [{ taxable: '' }, 'Taxable is required.'],
    [{ brand: unknown }, 'No brand found.'],
    [{ brand: 'rubbish' }, 'No brand found.'],
  ])('refuses %j: %s', async (wrong, error) => {
    const { status, body } = await add({ ...fields(), ...wrong })
    expect([status, body.error]).toEqual([400, error])
  })

  it('refuses a sku that is taken', async () => {
    const { sku } = await added()
    const { status, body } = await add({ ...fields(), sku })
    const message = 'This sku is already in use.'
    expect([status, body]).toEqual([400, { error: message, issues: [{ path: 'sku', message }] }])
  })
})

describe('editing', () => {
  it('stores every field, and counts the edits', async () => {
    const brand = await addBrand(shop.db)
    const product = await added()
    const changes = {
      ...{ sku: 'NEW-1', name: 'New', slug: 'new-1', description: 'Newer.', quantity: 9, price: 3, taxable: false },
    }
    const { status, body } = await edit(product._id, { ...changes, brand: brand.id })
    const expected = {
      ...{ ...product, ...changes, inventory: 9, version: 2 },
      brand: { _id: brand.id, name: brand.name, slug: brand.slug },
    }
    const message = 'Product has been updated successfully!'
    expect([status, body]).toEqual([200, { success: true, message, product: expected }])
    expect((await edit(product._id, changes)).body.product).toEqual({ ...expected, version: 3 })
    expect((await edit(product._id, { ...changes, brand: null })).body.product.brand).toBeNull()
  })

  it('never turns a product on or off, nor sets what is nobody’s to set', async () => {
    const product = await added({ isActive: false })
    const other = { isActive: true, averageRating: 5, totalReviews: 9, created: '2000-01-01', imageUrl: null }
    const { body } = await edit(product._id, { ...formOf(product), ...other })
    expect(body.product).toEqual({ ...product, version: 2 })
  })

  it('tells who is second that somebody else was first, and stores nothing of theirs', async () => {
    const product = await added()
    const first = await edit(product._id, { ...formOf(product), name: 'First' })
    const second = await edit(product._id, { ...formOf(product), name: 'Second' })
    const error =
      'Somebody else has changed this product since you opened it. Please reload it and make your changes again.'
    expect([first.status, second.status, second.body]).toEqual([200, 400, { error }])
    expect(await read(product._id)).toEqual({ ...product, name: 'First', version: 2 })
  })

  it.each(['sku', 'slug'] as const)('refuses a %s that is taken', async (field) => {
    const [one, two] = [await added(), await added()]
    const { status, body } = await edit(two._id, { ...formOf(two), [field]: one[field] })
    const message = 'Sku or slug is already in use.'
    expect([status, body]).toEqual([400, { error: message, issues: [{ path: field, message }] }])
    expect(await read(two._id)).toEqual(two)
  })

  it.each([
    [{ slug: '' }, 'Slug is required.'],
    [{ slug: 'a b' }, 'Slug may have alpha-numeric characters, as well as dashes and underscores only.'],
    [{ name: 5 }, 'Name is required.'],
    [{ brand: unknown }, 'No brand found.'],
    [{ version: 'x' }, '"product.version" is missing or not what it should be.'],
  ])('refuses %j: %s', async (wrong, error) => {
    const product = await added()
    const { status, body } = await edit(product._id, { ...formOf(product), ...wrong })
    expect([status, body.error]).toEqual([400, error])
  })
})

describe('the stock in an edit', () => {
  const told: string[][] = []
  beforeAll(() => {
    shop.deps.events.on('stockChanged', (ids) => told.push(ids))
  })

  it.each([
    ['is set where nobody says what was seen', { quantity: 7 }, 3, 7],
    ['is corrected by the difference to what was seen', { quantity: 7, inventory: 4 }, 3, 6],
    ['keeps what orders took where it was not touched', { quantity: 4, inventory: 4 }, 3, 3],
    ['is never below nothing', { quantity: 0, inventory: 4 }, 3, 0],
  ])('%s', async (_, sent, now, expected) => {
    const product = await added()
    await createShopper(shop).change(product._id, { stock: now })
    told.length = 0
    const { body } = await edit(product._id, { ...formOf({ ...product, inventory: undefined }), ...sent })
    expect(body.product.inventory).toBe(expected)
    expect(told).toEqual(expected === now ? [] : [[product._id]])
  })
})

describe('turning on and off', () => {
  const setActive = (id: string, isActive: unknown, token = people.admin.token) =>
    shop.call('PUT', `/product/${id}/active`, { token, body: { product: { isActive } } })

  it('is seen by shoppers at once, and is no edit', async () => {
    const product = await added()
    const { status, body } = await setActive(product._id, false)
    expect([status, body.product]).toEqual([200, { ...product, isActive: false }])
    expect((await shop.call('GET', `/product/item/${product.slug}`)).status).toBe(404)
    await setActive(product._id, true)
    expect((await shop.call('GET', `/product/item/${product.slug}`)).status).toBe(200)
  })

  it('wants yes or no', async () => {
    const { status, body } = await setActive((await added())._id, 'perhaps')
    expect([status, body.error]).toEqual([400, '"product.isActive" is missing or not what it should be.'])
  })
})

describe('whose it is', () => {
  const calls = (id: string) =>
    [
      ['GET', `/product/${id}`],
      ['PUT', `/product/${id}`, { product: { ...fields(), slug: 'x' } }],
      ['PUT', `/product/${id}/active`, { product: { isActive: true } }],
      ['DELETE', `/product/delete/${id}`],
    ] as const
  const staffLists = [
    ['GET', '/product'],
    ['GET', '/product/list/select'],
  ] as const

  it('a merchant’s product always gets the merchant’s brand', async () => {
    const { merchant, other } = people
    const product = await added({ brand: other.brand.id }, merchant.token)
    expect(product.brand._id).toBe(merchant.brand.id)
    const edited = await edit(product._id, { ...formOf(product), brand: other.brand.id }, merchant.token)
    expect(edited.body.product.brand._id).toBe(merchant.brand.id)
    expect((await edit(product._id, { ...formOf(product), brand: null, version: 2 }, merchant.token)).status).toBe(200)
    expect((await read(product._id)).brand._id).toBe(merchant.brand.id)
  })

  it('another brand’s is as good as missing, like what is none', async () => {
    const { _id } = await added({ brand: people.other.brand.id })
    for (const id of [_id, unknown, 'rubbish']) {
      for (const [method, path, body] of calls(id)) {
        const answer = await shop.call(method, path, { token: people.merchant.token, body })
        expect([method, answer.status, answer.body]).toEqual([method, 404, { message: 'No product found.' }])
      }
      const form = await buildForm({ image: await createPicture() })
      expect((await shop.call('PUT', `/product/${id}/image`, { token: people.merchant.token, ...form })).status).toBe(
        404,
      )
    }
    expect((await read(_id)).version).toBe(1)
  })

  it('guests are asked to sign in, members and disabled merchants are refused', async () => {
    const { _id } = await added({ brand: people.disabled.brand.id })
    const form = await buildForm({ ...fields(), image: await createPicture() })
    const all = [...staffLists, ...calls(_id), ['POST', '/product/add'], ['PUT', `/product/${_id}/image`]] as const
    for (const [method, path, body] of all) {
      const sent = body ? { body } : method === 'POST' || path.endsWith('image') ? form : {}
      const statuses = [undefined, people.member.token, people.disabled.token].map(
        async (token) => (await shop.call(method, path, { ...(token && { token }), ...sent })).status,
      )
      expect([path, ...(await Promise.all(statuses))]).toEqual([path, 401, 403, 403])
    }
  })
})
