// Long because every call is tried with each of its fields and as each role.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBrand } from '../../../test/fixtures/catalogue.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { buildForm, createPicture, signInAllRoles } from '../../../test/fixtures/staff.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let shop: TestApp
let users: Awaited<ReturnType<typeof signInAllRoles>>
beforeAll(async () => {
  shop = await testApp()
  users = await signInAllRoles(shop)
})
afterAll(() => shop.close())

const unknown = '0190163d-8694-739b-aea5-966c26f8ad91'
const fields = () => ({
  ...{ sku: `sku-${randomUUID()}`, name: 'Kite', description: 'Flies.', quantity: '4', price: '12.50', taxable: '1' },
})
const add = async (form: Parameters<typeof buildForm>[0], token = users.admin.token) =>
  shop.call('POST', '/product/add', { token, ...(await buildForm({ image: await createPicture(), ...form })) })
const addProduct = async (form: object = {}, token = users.admin.token) =>
  (await add({ ...fields(), ...form }, token)).body.product
const edit = (id: string, product: object, token = users.admin.token) =>
  shop.call('PUT', `/product/${id}`, { token, body: { product } })
/** Converts a product to the body of an edit. */
const toForm = <T extends { brand: { _id: string } | null }>(product: T) => ({
  ...product,
  brand: product.brand?._id ?? null,
})
const read = async (id: string, token = users.admin.token) =>
  (await shop.call('GET', `/product/${id}`, { token })).body.product

describe('POST /product/add', () => {
  it('returns the product with its picture', async () => {
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
          imageUrl: expect.stringMatching(/^\/images\/products\/[\w-]+-640\.webp$/),
          images: [body.product.imageUrl],
          categories: [],
          created: shop.clock.now().toISOString(),
          version: 1,
        },
      },
    ])
    const picture = await shop.app.inject(body.product.imageUrl)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await read(body.product._id)).toEqual(body.product)
  })

  it.each([[{}], [{ brand: '' }], [{ brand: '0' }], [{ brand: 0 }]])('accepts %j as no brand', async (brand) => {
    expect((await addProduct({ ...brand })).brand).toBeNull()
  })

  it('adds an inactive product', async () => {
    expect((await addProduct({ isActive: 'false' })).isActive).toBe(false)
  })

  it('makes unique slugs from equal names, and a slug from any name', async () => {
    const slugs = []
    for (const name of ['Räder & Co', 'Rader Co', 'räder-co', '木馬']) slugs.push((await addProduct({ name })).slug)
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
    [{ brand: 'malformed' }, 'No brand found.'],
  ])('rejects %j: %s', async (wrong, error) => {
    const { status, body } = await add({ ...fields(), ...wrong })
    expect([status, body.error]).toEqual([400, error])
  })

  it('rejects a sku that is taken', async () => {
    const { sku } = await addProduct()
    const { status, body } = await add({ ...fields(), sku })
    const message = 'This sku is already in use.'
    expect([status, body]).toEqual([400, { error: message, issues: [{ path: 'sku', message }] }])
  })
})

describe('PUT /product/{id}', () => {
  it('stores every field and increments the version', async () => {
    const brand = await addBrand(shop.db)
    const product = await addProduct()
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

  it('ignores isActive and read-only fields', async () => {
    const product = await addProduct({ isActive: false })
    const other = { isActive: true, averageRating: 5, totalReviews: 9, created: '2000-01-01', imageUrl: null }
    const { body } = await edit(product._id, { ...toForm(product), ...other })
    expect(body.product).toEqual({ ...product, version: 2 })
  })

  it('rejects the second of two edits of the same version', async () => {
    const product = await addProduct()
    const first = await edit(product._id, { ...toForm(product), name: 'First' })
    const second = await edit(product._id, { ...toForm(product), name: 'Second' })
    const error =
      'Someone else has changed this product since you opened it. Please reload it and make your changes again.'
    expect([first.status, second.status, second.body]).toEqual([200, 400, { error }])
    expect(await read(product._id)).toEqual({ ...product, name: 'First', version: 2 })
  })

  it.each(['sku', 'slug'] as const)('rejects a %s that is taken', async (field) => {
    const [one, two] = [await addProduct(), await addProduct()]
    const { status, body } = await edit(two._id, { ...toForm(two), [field]: one[field] })
    const message = 'Sku or slug is already in use.'
    expect([status, body]).toEqual([400, { error: message, issues: [{ path: field, message }] }])
    expect(await read(two._id)).toEqual(two)
  })

  it.each([
    [{ slug: '' }, 'Slug is required.'],
    [{ slug: 'a b' }, 'Slug may have alpha-numeric characters, as well as dashes and underscores only.'],
    [{ name: 5 }, 'Name is required.'],
    [{ brand: unknown }, 'No brand found.'],
    [{ version: 'x' }, '"product.version" is missing or invalid.'],
  ])('rejects %j: %s', async (wrong, error) => {
    const product = await addProduct()
    const { status, body } = await edit(product._id, { ...toForm(product), ...wrong })
    expect([status, body.error]).toEqual([400, error])
  })
})

describe('the details of a product', () => {
  const details = { age: 'From 3 years', size: '24 cm tall', material: 'Beech' }
  const getDetails = ({ age, size, material }: Partial<typeof details>) => ({ age, size, material })

  it('are plain texts on its page, and not in lists', async () => {
    const { slug } = await addProduct({ ...details, size: '  24 cm <b>tall</b> ' })
    expect((await shop.call('GET', `/product/item/${slug}`)).body.product).toMatchObject(details)
    const { products } = (await shop.call('GET', '/product/list')).body
    expect(getDetails(products.find((product: { slug: string }) => product.slug === slug))).toEqual({})
  })

  it('change with an edit, stay without a value, and are removed by null or a blank text', async () => {
    const product = await addProduct(details)
    const { age, ...rest } = toForm(product)
    const { body } = await edit(product._id, { ...rest, size: ' ', material: null })
    expect(getDetails(body.product)).toEqual({ age })
    const changed = await edit(product._id, { ...rest, version: undefined, age: 'From 5 years' })
    expect(getDetails(changed.body.product)).toEqual({ ...details, age: 'From 5 years' })
  })

  it.each([
    ['age', 'Age may not be greater than 80 characters.'],
    ['size', 'Size may not be greater than 80 characters.'],
    ['material', 'Material may not be greater than 80 characters.'],
  ])('are refused with more than 80 characters: %s', async (field, message) => {
    const { status, body } = await add({ ...fields(), [field]: 'x'.repeat(81) })
    expect([status, body]).toEqual([400, { error: message, issues: [{ path: field, message }] }])
    expect((await add({ ...fields(), [field]: 'x'.repeat(80) })).status).toBe(200)
  })
})

describe('the stock in PUT /product/{id}', () => {
  const emitted: string[][] = []
  beforeAll(() => {
    shop.deps.events.on('stockChanged', (ids) => emitted.push(ids))
  })

  it.each([
    ['is set when the form sends no inventory', { quantity: 7 }, 3, 7],
    ['changes by the difference to the inventory of the form', { quantity: 7, inventory: 4 }, 3, 6],
    ['stays as orders have left it when the form does not change it', { quantity: 4, inventory: 4 }, 3, 3],
    ['is never negative', { quantity: 0, inventory: 4 }, 3, 0],
  ])('%s', async (_, sent, now, expected) => {
    const product = await addProduct()
    await createShopper(shop).change(product._id, { stock: now })
    emitted.length = 0
    const { body } = await edit(product._id, { ...toForm({ ...product, inventory: undefined }), ...sent })
    expect(body.product.inventory).toBe(expected)
    expect(emitted).toEqual(expected === now ? [] : [[product._id]])
  })
})

describe('PUT /product/{id}/active', () => {
  const setActive = (id: string, isActive: unknown, token = users.admin.token) =>
    shop.call('PUT', `/product/${id}/active`, { token, body: { product: { isActive } } })

  it('takes effect for shoppers at once and keeps the version', async () => {
    const product = await addProduct()
    const { status, body } = await setActive(product._id, false)
    expect([status, body.product]).toEqual([200, { ...product, isActive: false, offReasons: [{ kind: 'by-hand' }] }])
    expect((await shop.call('GET', `/product/item/${product.slug}`)).status).toBe(404)
    await setActive(product._id, true)
    expect((await shop.call('GET', `/product/item/${product.slug}`)).status).toBe(200)
  })

  it('rejects a value that is not a boolean', async () => {
    const { status, body } = await setActive((await addProduct())._id, 'perhaps')
    expect([status, body.error]).toEqual([400, '"product.isActive" is missing or invalid.'])
  })
})

describe('access to products', () => {
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

  it('gives a merchant’s product the merchant’s brand', async () => {
    const { merchant, other } = users
    const product = await addProduct({ brand: other.brand.id }, merchant.token)
    expect(product.brand._id).toBe(merchant.brand.id)
    const edited = await edit(product._id, { ...toForm(product), brand: other.brand.id }, merchant.token)
    expect(edited.body.product.brand._id).toBe(merchant.brand.id)
    expect((await edit(product._id, { ...toForm(product), brand: null, version: 2 }, merchant.token)).status).toBe(200)
    expect((await read(product._id)).brand._id).toBe(merchant.brand.id)
  })

  it('returns 404 for another brand’s product, an unknown id and a malformed id', async () => {
    const { _id } = await addProduct({ brand: users.other.brand.id })
    for (const id of [_id, unknown, 'malformed']) {
      for (const [method, path, body] of calls(id)) {
        const response = await shop.call(method, path, { token: users.merchant.token, body })
        expect([method, response.status, response.body]).toEqual([method, 404, { message: 'No product found.' }])
      }
      const form = await buildForm({ image: await createPicture() })
      expect((await shop.call('PUT', `/product/${id}/image`, { token: users.merchant.token, ...form })).status).toBe(
        404,
      )
    }
    expect((await read(_id)).version).toBe(1)
  })

  it('returns 401 for guests, and 403 for members and disabled merchants', async () => {
    const { _id } = await addProduct({ brand: users.disabled.brand.id })
    const form = await buildForm({ ...fields(), image: await createPicture() })
    const all = [...staffLists, ...calls(_id), ['POST', '/product/add'], ['PUT', `/product/${_id}/image`]] as const
    for (const [method, path, body] of all) {
      const sent = body ? { body } : method === 'POST' || path.endsWith('image') ? form : {}
      const statuses = [undefined, users.member.token, users.disabled.token].map(
        async (token) => (await shop.call(method, path, { ...(token && { token }), ...sent })).status,
      )
      expect([path, ...(await Promise.all(statuses))]).toEqual([path, 401, 403, 403])
    }
  })
})
