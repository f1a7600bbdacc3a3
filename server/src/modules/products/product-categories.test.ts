import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { buildForm, createPicture, signInAllRoles } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { auditEntries } from '../../db/schema/index.ts'

describe.each(setupDatabases())('the categories of a product on the %s database', (_name, open) => {
  let shop: TestApp
  let users: Awaited<ReturnType<typeof signInAllRoles>>
  let bears: { id: string }
  let boats: { id: string }
  beforeAll(async () => {
    shop = await testApp({ database: await open() })
    users = await signInAllRoles(shop)
    bears = await addCategory(shop.db, { name: 'Bears', slug: 'bears' })
    boats = await addCategory(shop.db, { name: 'Boats', slug: 'boats' })
  })
  afterAll(() => shop.close())

  const read = async (id: string) =>
    (await shop.call('GET', `/product/${id}`, { token: users.admin.token })).body.product
  const readCategory = async ({ id }: { id: string }) =>
    (await shop.call('GET', `/category/${id}`, { token: users.admin.token })).body.category
  const edit = async (id: string, change: object, token = users.admin.token) => {
    const { brand, ...product } = await read(id)
    return shop.call('PUT', `/product/${id}`, {
      token,
      body: { product: { ...product, brand: brand?._id, ...change } },
    })
  }
  const setCategoryActive = ({ id }: { id: string }, isActive: boolean) =>
    shop.call('PUT', `/category/${id}/active`, { token: users.admin.token, body: { category: { isActive } } })

  it('are set with a new product, in one text of the form', async () => {
    const { body } = await shop.call('POST', '/product/add', {
      token: users.merchant.token,
      ...(await buildForm({
        ...{ sku: `TWO-${_name}`, name: 'Two', description: 'x', quantity: 1, price: 2, taxable: 0 },
        categories: `${boats.id},${bears.id.toUpperCase()}`,
        image: await createPicture(),
      })),
    })
    expect(body.product.categories).toEqual([bears.id, boats.id])
    expect((await readCategory(boats)).products).toContain(body.product._id)
    expect((await shop.call('GET', '/product/list?category=bears')).body.count).toBe(1)
  })

  it('are replaced by an edit, recorded by name, and kept by an edit without them', async () => {
    const { id } = await addProduct(shop.db)
    await edit(id, { categories: [bears.id] })
    await edit(id, { categories: [boats.id] })
    expect((await read(id)).categories).toEqual([boats.id])
    await edit(id, { categories: undefined, name: 'Other' })
    expect((await read(id)).categories).toEqual([boats.id])
    const records = await shop.db.select().from(auditEntries)
    expect(records.filter(({ entityId }) => entityId === id).map(({ details }) => details.fields)).toEqual([
      ['categories'],
      ['categories'],
      ['name'],
    ])
    await edit(id, { categories: [] })
    expect((await read(id)).categories).toEqual([])
  })

  it('make an open form of the category outdated', async () => {
    const { id } = await addProduct(shop.db)
    const { version, ...category } = await readCategory(boats)
    await edit(id, { categories: [boats.id] })
    const products = [...category.products, id]
    const save = (of: number) =>
      shop.call('PUT', `/category/${boats.id}`, {
        token: users.admin.token,
        body: { category: { ...category, products, version: of } },
      })
    expect((await save(version)).status).toBe(400)
    expect((await save((await readCategory(boats)).version)).status).toBe(200)
  })

  it('switch a product on again that leaves the inactive category which switched it off', async () => {
    const { id } = await addProduct(shop.db)
    await edit(id, { categories: [bears.id] })
    await setCategoryActive(bears, false)
    expect((await read(id)).isActive).toBe(false)
    await edit(id, { categories: [] })
    expect((await read(id)).isActive).toBe(true)
    await edit(id, { categories: [bears.id] })
    expect((await read(id)).isActive).toBe(true)
    await setCategoryActive(bears, true)
  })

  it('must exist', async () => {
    const { id } = await addProduct(shop.db)
    for (const categories of [[UNKNOWN_ID], [bears.id, 'malformed']]) {
      const { status, body } = await edit(id, { categories })
      expect([status, body.error]).toEqual([400, 'No category found.'])
    }
    expect((await edit(id, { categories: Array(51).fill(bears.id) })).status).toBe(400)
    expect((await read(id)).categories).toEqual([])
  })

  it('are those of the last save when categories and products are edited at once', async () => {
    const toys = await Promise.all(Array.from({ length: 4 }, () => addProduct(shop.db)))
    const editBoats = async () => {
      const category = await readCategory(boats)
      const products = [...category.products, ...toys.map(({ id }) => id)]
      return shop.call('PUT', `/category/${boats.id}`, {
        token: users.admin.token,
        body: { category: { ...category, products, version: undefined } },
      })
    }
    const responses = await Promise.all([
      ...toys.map(({ id }) => edit(id, { categories: [bears.id, boats.id] })),
      editBoats(),
      ...toys.map(({ id }) => edit(id, { categories: [bears.id], version: undefined })),
      editBoats(),
    ])
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    for (const { id } of toys) {
      const isIn = (await readCategory(boats)).products.includes(id)
      expect((await read(id)).categories).toEqual(isIn ? [bears.id, boats.id] : [bears.id])
    }
  })

  it('of another brand’s product are not the merchant’s to change', async () => {
    const { id } = await addProduct(shop.db)
    expect((await edit(id, { categories: [bears.id] }, users.merchant.token)).status).toBe(404)
    expect((await read(id)).categories).toEqual([])
  })
})
