import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { createToggler } from '../../../test/fixtures/catalogue-toggler.ts'
import { signInMerchant } from '../../../test/fixtures/staff.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { productDeactivations } from '../../db/schema/index.ts'

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
const add = (body: object) => shop.call('POST', '/category/add', { token, body })
const edit = (id: string, category: object) => shop.call('PUT', `/category/${id}`, { token, body: { category } })
const read = async (id: string) => (await shop.call('GET', `/category/${id}`, { token })).body.category
const toys = (...names: string[]) => Promise.all(names.map((name) => addProduct(shop.db, { name })))
const toSortedIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted()

it('lists the active categories and brands for everyone, by name', async () => {
  for (const name of ['Zebras', 'Apes']) {
    await addCategory(shop.db, { name, slug: `c-${name}` })
    await addBrand(shop.db, { name, slug: `b-${name}` })
  }
  await addCategory(shop.db, { name: 'Closed', isActive: false })
  await addBrand(shop.db, { name: 'Closed', isActive: false })
  const shown = [expect.objectContaining({ name: 'Apes' }), expect.objectContaining({ name: 'Zebras' })]
  const { body } = await shop.call('GET', '/category/list')
  expect(body).toEqual({ categories: shown })
  expect((await shop.call('GET', '/brand/list')).body).toEqual({ brands: shown })
  expect(Object.keys(body.categories[0]).toSorted()).toEqual(['_id', 'description', 'isActive', 'name', 'slug'])
})

describe('staff calls', () => {
  it('add a category with its products and list it', async () => {
    const products = await toys('Kite', 'Ball')
    const { status, body } = await add({
      ...{ name: 'Out & About', description: 'Open <b>air</b>.' },
      products: [...toSortedIds(products), toSortedIds(products)[0], unknown, 'malformed'],
    })
    const category = {
      ...{ _id: expect.any(String), name: 'Out & About', slug: 'out-about', description: 'Open air.', isActive: true },
      ...{ products: toSortedIds(products), version: 1 },
    }
    expect([status, body]).toEqual([200, { success: true, message: 'Category has been added successfully!', category }])
    const empty = await addCategory(shop.db, { name: 'Empty', isActive: false })
    const list = (await shop.call('GET', '/category', { token })).body.categories
    expect(list).toEqual([expect.objectContaining({ _id: empty.id, isActive: false, products: [] }), category])
    expect(await read(body.category._id)).toEqual(category)
  })

  it('make unique slugs, none of which is “all”', async () => {
    const products = toSortedIds(await toys('Kite'))
    const slugs = []
    for (const name of ['Soft Toys', 'Soft toys!', '玩具', 'All']) {
      slugs.push((await add({ name, description: 'x', products })).body.category.slug)
    }
    expect(slugs).toEqual(['soft-toys', 'soft-toys-2', 'category', 'all-2'])
  })

  it('edit a category and its products, and reject an outdated version', async () => {
    const products = await toys('Kite', 'Ball', 'Top')
    const [, ball, top] = products
    const category = await addCategory(shop.db, {}, products.slice(0, 2))
    const change = { name: 'New', slug: 'new', description: 'Newer.', products: [ball?.id, top?.id], version: 1 }
    const { status, body } = await edit(category.id, change)
    const message = 'Category has been updated successfully!'
    const expected = { ...change, products: [ball?.id, top?.id].toSorted(), version: 2 }
    expect([status, body]).toEqual([
      200,
      { success: true, message, category: { ...expected, _id: category.id, isActive: true } },
    ])
    const error =
      'Someone else has changed this category since you opened it. Please reload it and make your changes again.'
    expect((await edit(category.id, { ...change, name: 'Mine' })).body).toEqual({ error })
    expect((await read(category.id)).name).toBe('New')
  })

  it.each([
    [{ name: '' }, 'Name is required.'],
    [{ description: 'x'.repeat(201) }, 'Description may not be greater than 200 characters.'],
    [{ products: [] }, 'Products are required.'],
    [{ products: [unknown] }, 'Products are required.'],
    [{ slug: 'a b' }, 'Slug may have alpha-numeric characters, as well as dashes and underscores only.'],
    [{ slug: 'taken' }, 'Slug is already in use.'],
    [{ slug: 'all' }, 'Slug is already in use.'],
  ])('reject %j: %s', async (wrong, error) => {
    const members = await toys('Kite')
    await addCategory(shop.db, { slug: 'taken' })
    const category = await addCategory(shop.db, {}, members)
    const before = await read(category.id)
    const { status, body } = await edit(category.id, { ...before, ...wrong })
    expect([status, body.error]).toEqual([400, error])
    expect(await read(category.id)).toEqual(before)
    if (!('slug' in wrong)) expect((await add({ ...before, ...wrong })).body.error).toBe(error)
  })

  it('list categories with only their own products for a merchant, and return 403 when the merchant is disabled', async () => {
    const { token: merchant, brand } = await signInMerchant(shop)
    const foreign = await addProduct(shop.db, { name: 'Kite' })
    const own = await addProduct(shop.db, { name: 'Ball', brandId: brand.id, isActive: false })
    await addCategory(shop.db, { name: 'Air', isActive: false }, [foreign, own])
    await addCategory(shop.db, { name: 'Wind' }, [foreign])
    const list = (of?: string) => shop.call('GET', '/category', { token: of })
    const { status, body } = await list(merchant)
    expect(status).toBe(200)
    expect(body.categories).toEqual([
      expect.objectContaining({ name: 'Air', isActive: false, products: [own.id] }),
      expect.objectContaining({ name: 'Wind', products: [] }),
    ])
    const disabled = await signInMerchant(shop, { isActive: false })
    const refused = [await list(), await list((await shop.signIn()).token), await list(disabled.token)]
    expect(refused.map((response) => response.status)).toEqual([401, 403, 403])
  })

  it('require an admin and an existing category', async () => {
    const { id } = await addCategory(shop.db, {}, await toys('Kite'))
    const body = { name: 'x', description: 'x', products: [unknown] }
    const calls = (of: string) =>
      [
        ['GET', `/category/${of}`],
        ['PUT', `/category/${of}`, { category: { ...body, slug: 'x' } }],
        ['PUT', `/category/${of}/active`, { category: { isActive: true } }],
        ['DELETE', `/category/delete/${of}`],
      ] as const
    const merchant = (await signInMerchant(shop)).token
    for (const [method, path, sent] of [...calls(id), ['POST', '/category/add', body]] as const) {
      expect((await shop.call(method, path, { body: sent })).status).toBe(401)
      expect((await shop.call(method, path, { body: sent, token: merchant })).status).toBe(403)
    }
    for (const [method, path, sent] of [...calls(unknown), ...calls('malformed')]) {
      const response = await shop.call(method, path, { body: sent, token })
      expect([response.status, response.body]).toEqual([404, { message: 'No category found.' }])
    }
  })
})

describe('deactivating a category', () => {
  it('deactivates its products, and activating it restores exactly those', async () => {
    const members = await toys('Kite', 'Ball', 'Top')
    await toys('Other')
    const { id } = await addCategory(shop.db, {}, members)
    await toggler.setProductActive(members[2]?.id ?? '', false)
    const { status, body } = await toggler.setCategoryActive(id, false)
    expect([status, body.message, body.category.isActive]).toEqual([
      200,
      'Category has been updated successfully!',
      false,
    ])
    expect(await toggler.listActiveNames()).toEqual(['Other'])
    // Deactivating it again changes nothing.
    await toggler.setCategoryActive(id, false)
    await toggler.setCategoryActive(id, true)
    expect(await toggler.listActiveNames()).toEqual(['Ball', 'Kite', 'Other'])
  })

  it('keeps products inactive until every inactive parent is activated', async () => {
    const brand = await addBrand(shop.db)
    const toy = await addProduct(shop.db, { name: 'Kite', brandId: brand.id })
    const [a, b] = [await addCategory(shop.db, {}, [toy]), await addCategory(shop.db, {}, [toy])]
    await toggler.setCategoryActive(a.id, false)
    await toggler.setBrandActive(brand.id, false)
    await toggler.setCategoryActive(b.id, false)
    await toggler.setCategoryActive(a.id, true)
    expect(await toggler.listActiveNames()).toEqual([])
    await toggler.setBrandActive(brand.id, true)
    expect(await toggler.listActiveNames()).toEqual([])
    await toggler.setCategoryActive(b.id, true)
    expect(await toggler.listActiveNames()).toEqual(['Kite'])
  })

  it.each([true, false])(
    'does not affect a product that is set to isActive %j by hand afterwards',
    async (isActive) => {
      const [toy] = await toys('Kite')
      const { id } = await addCategory(shop.db, {}, toy ? [toy] : [])
      await toggler.setCategoryActive(id, false)
      await toggler.setProductActive(toy?.id ?? '', isActive)
      await toggler.setCategoryActive(id, true)
      expect(await toggler.listActiveNames()).toEqual(isActive ? ['Kite'] : [])
    },
  )

  it('no longer affects a product that is removed from it', async () => {
    const [kite, ball] = await toys('Kite', 'Ball')
    const { id } = await addCategory(shop.db, {}, kite && ball ? [kite, ball] : [])
    await toggler.setCategoryActive(id, false)
    await edit(id, { ...(await read(id)), products: [ball?.id] })
    expect(await toggler.listActiveNames()).toEqual(['Kite'])
  })

  it('keeps its products when it is deleted, and restores those it had deactivated', async () => {
    const members = await toys('Kite', 'Ball')
    const { id } = await addCategory(shop.db, {}, members)
    await toggler.setProductActive(members[1]?.id ?? '', false)
    await toggler.setCategoryActive(id, false)
    const { status, body } = await shop.call('DELETE', `/category/delete/${id}`, { token })
    expect([status, body]).toEqual([200, { success: true, message: 'Category has been deleted successfully!' }])
    expect(await toggler.listActiveNames()).toEqual(['Kite'])
    expect((await shop.call('GET', '/product', { token })).body.count).toBe(2)
    expect(await shop.db.$count(productDeactivations)).toBe(0)
  })
})
