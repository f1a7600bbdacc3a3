import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBrand, addProduct } from '../../../test/fixtures/catalogue.ts'
import { createToggler } from '../../../test/fixtures/catalogue-toggler.ts'
import { signInMerchant } from '../../../test/fixtures/staff.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { merchants, productDeactivations } from '../../db/schema/index.ts'

let shop: TestApp
let token: string
let toggler: ReturnType<typeof createToggler>
beforeEach(async () => {
  shop = await testApp()
  token = (await shop.signIn(AS_ADMIN)).token
  toggler = createToggler(shop, token)
})
afterEach(() => shop.close())

const unknown = '0190163d-8694-739b-aea5-966c26f8ad91'
const add = (body: object, as = token) => shop.call('POST', '/brand/add', { token: as, body })
const edit = (id: string, brand: object, as = token) => shop.call('PUT', `/brand/${id}`, { token: as, body: { brand } })
const get = async (path: string, as = token) => (await shop.call('GET', path, { token: as })).body

describe('staff calls', () => {
  it('add an active brand', async () => {
    const { status, body } = await add({ name: 'Gear & Heart', description: 'Robots.' })
    const publicBrand = {
      ...{ _id: expect.any(String), name: 'Gear & Heart', slug: 'gear-heart', description: 'Robots.', isActive: true },
    }
    const brand = { ...publicBrand, merchant: null, productCount: 0, version: 1 }
    expect([status, body]).toEqual([200, { success: true, message: 'Brand has been added successfully!', brand }])
    expect((await get('/brand/list')).brands).toEqual([{ ...publicBrand, toys: [] }])
    expect((await add({ name: 'All', description: 'x' })).body.brand.slug).toBe('all-2')
  })

  it('list all brands for an admin and the own brand for a merchant', async () => {
    const other = await addBrand(shop.db, { name: 'Aardvark', isActive: false })
    const { brand, merchantId, ...merchant } = await signInMerchant(shop)
    const own = expect.objectContaining({ _id: brand.id, merchant: { _id: merchantId, name: 'Mo' } })
    const others = expect.objectContaining({ _id: other.id, merchant: null, isActive: false })
    expect((await get('/brand')).brands).toEqual([others, own])
    expect((await get('/brand', merchant.token)).brands).toEqual([own])
    expect((await get(`/brand/${brand.id}`, merchant.token)).brand).toEqual(own)
    const choices = [
      { _id: other.id, name: 'Aardvark' },
      { _id: brand.id, name: brand.name },
    ]
    expect((await get('/brand/list/select')).brands).toEqual(choices)
    expect((await get('/brand/list/select', merchant.token)).brands).toEqual(choices.slice(1))
  })

  it('edit a brand, a merchant’s own too, and reject an outdated version', async () => {
    const { brand, ...merchant } = await signInMerchant(shop)
    const change = { name: 'New', slug: 'new', description: 'Newer.', version: 1 }
    const { status, body } = await edit(brand.id, change, merchant.token)
    expect([status, body.message]).toEqual([200, 'Brand has been updated successfully!'])
    expect(body.brand).toMatchObject({ ...change, version: 2, isActive: true })
    const error =
      'Someone else has changed this brand since you opened it. Please reload it and make your changes again.'
    expect((await edit(brand.id, { ...change, name: 'Mine' })).body).toEqual({ error })
    expect((await get(`/brand/${brand.id}`)).brand.name).toBe('New')
  })

  it.each([
    [{ name: '' }, 'Name is required.'],
    [{ description: 'x'.repeat(201) }, 'Description may not be greater than 200 characters.'],
    [{ slug: '' }, 'Slug is required.'],
    [{ slug: 'taken' }, 'Slug is already in use.'],
    [{ slug: 'all' }, 'Slug is already in use.'],
  ])('reject %j: %s', async (wrong, error) => {
    await addBrand(shop.db, { slug: 'taken' })
    const { id } = await addBrand(shop.db)
    const { brand } = await get(`/brand/${id}`)
    const { status, body } = await edit(id, { ...brand, ...wrong })
    expect([status, body.error]).toEqual([400, error])
    expect((await get(`/brand/${id}`)).brand).toEqual(brand)
    if (!('slug' in wrong)) expect((await add({ ...brand, ...wrong })).body.error).toBe(error)
  })

  it('return 404 for an unknown brand and another merchant’s brand', async () => {
    const { id } = await addBrand(shop.db)
    const merchant = (await signInMerchant(shop)).token
    const calls = (of: string) =>
      [
        ['GET', `/brand/${of}`],
        ['PUT', `/brand/${of}`, { brand: { name: 'x', slug: 'x', description: 'x' } }],
        ['PUT', `/brand/${of}/active`, { brand: { isActive: false } }],
      ] as const
    const attempts = [
      ...calls(id).map((call) => [merchant, ...call] as const),
      ...[...calls(unknown), ...calls('malformed')].map((call) => [token, ...call] as const),
      [token, 'DELETE', `/brand/delete/${unknown}`] as const,
      [token, 'DELETE', '/brand/delete/malformed'] as const,
    ]
    for (const [as, method, path, body] of attempts) {
      const response = await shop.call(method, path, { token: as, body })
      expect([path, response.status, response.body]).toEqual([path, 404, { message: 'No brand found.' }])
    }
    expect((await get(`/brand/${id}`)).brand).toMatchObject({ isActive: true, version: 1 })
  })

  it('return 401 for guests, and 403 for members, disabled merchants, and merchants who add or delete', async () => {
    const [own, disabled] = [await signInMerchant(shop), await signInMerchant(shop, { isActive: false })]
    const member = (await shop.signIn()).token
    const forStaff = [
      ['GET', '/brand'],
      ['GET', '/brand/list/select'],
      ['GET', `/brand/${disabled.brand.id}`],
      ['PUT', `/brand/${disabled.brand.id}`, { brand: { name: 'x', slug: 'x', description: 'x' } }],
      ['PUT', `/brand/${disabled.brand.id}/active`, { brand: { isActive: false } }],
    ] as const
    const forAdmins = [
      ['POST', '/brand/add', { name: 'x', description: 'x' }],
      ['DELETE', `/brand/delete/${own.brand.id}`],
    ] as const
    const statuses = async (as: string[], [method, path, body]: readonly [string, string, object?]) => {
      const calls = as.map((who) => shop.call(method as 'GET', path, { body, ...(who && { token: who }) })) // one of call's
      return (await Promise.all(calls)).map(({ status }) => status)
    }
    for (const call of forStaff) expect(await statuses(['', member, disabled.token], call)).toEqual([401, 403, 403])
    for (const call of forAdmins) expect(await statuses(['', member, own.token], call)).toEqual([401, 403, 403])
  })
})

it('lets a merchant deactivate the own brand with its products, and activate it with exactly those', async () => {
  const { brand, ...merchant } = await signInMerchant(shop)
  for (const name of ['Kite', 'Ball']) await addProduct(shop.db, { name, brandId: brand.id })
  await addProduct(shop.db, { name: 'By hand', brandId: brand.id, isActive: false })
  await addProduct(shop.db, { name: 'Other' })
  const own = createToggler(shop, merchant.token)
  expect((await own.setBrandActive(brand.id, false)).body.brand.isActive).toBe(false)
  expect([await toggler.listActiveNames(), (await get('/brand/list')).brands]).toEqual([['Other'], []])
  await own.setBrandActive(brand.id, true)
  expect(await toggler.listActiveNames()).toEqual(['Ball', 'Kite', 'Other'])
})

it('activates a product that moves from an inactive brand to an active one', async () => {
  const brands = [await addBrand(shop.db), await addBrand(shop.db)]
  const toy = await addProduct(shop.db, { name: 'Kite', brandId: brands[0]?.id ?? null })
  await toggler.setBrandActive(brands[0]?.id ?? '', false)
  const { product } = await get(`/product/${toy.id}`)
  const body = { product: { ...product, brand: brands[1]?.id } }
  expect((await shop.call('PUT', `/product/${toy.id}`, { token, body })).body.product.isActive).toBe(true)
})

describe('deleting a brand', () => {
  it('keeps its products inactive until they get a brand, and keeps those inactive that were deactivated by hand', async () => {
    const [deletedBrand, newBrand] = [await addBrand(shop.db), await addBrand(shop.db)]
    const kite = await addProduct(shop.db, { name: 'Kite', brandId: deletedBrand.id })
    const held = await addProduct(shop.db, { name: 'Held', brandId: deletedBrand.id })
    const inactive = await addProduct(shop.db, { name: 'Off', brandId: deletedBrand.id, isActive: false })
    await toggler.setBrandActive(deletedBrand.id, false)
    await toggler.setProductActive(kite.id, true)
    expect((await get(`/brand/${deletedBrand.id}`)).brand.productCount).toBe(3)
    const { status, body } = await shop.call('DELETE', `/brand/delete/${deletedBrand.id}`, { token })
    expect([status, body]).toEqual([200, { success: true, message: 'Brand has been deleted successfully!' }])
    expect(await toggler.listActiveNames()).toEqual([])
    const rebrand = async (id: string, brand: string | null) => {
      const { product } = await get(`/product/${id}`)
      expect(product.brand).toBeNull()
      await shop.call('PUT', `/product/${id}`, { token, body: { product: { ...product, brand } } })
    }
    for (const { id } of [kite, held, inactive]) await rebrand(id, null)
    expect(await toggler.listActiveNames()).toEqual([])
    for (const { id } of [kite, held, inactive]) await rebrand(id, newBrand.id)
    expect(await toggler.listActiveNames()).toEqual(['Held', 'Kite'])
    expect(await shop.db.$count(productDeactivations)).toBe(0)
  })

  it('sets its merchant back to waiting for approval', async () => {
    const { brand, merchantId, ...merchant } = await signInMerchant(shop)
    await shop.call('DELETE', `/brand/delete/${brand.id}`, { token })
    const [row] = await shop.db.select().from(merchants).where(eq(merchants.id, merchantId))
    expect(row).toMatchObject({ status: 'Waiting Approval', isActive: false, brandId: null })
    expect((await shop.call('GET', '/brand', { token: merchant.token })).status).toBe(403)
  })
})
