import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { createToggler } from '../../../test/fixtures/catalogue-toggler.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { buildForm, createPicture } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { brands, categories, pictures, productDeactivations, products } from '../../db/schema/index.ts'
import { deleteOrphanPictures } from '../../images/delete-orphans.ts'
import { pictureFolderPath } from '../../images/picture-folder.ts'
import { HOUR } from '../../lib/clock.ts'

const times = <Value>(n: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: n }, (_, nth) => make(nth))

describe.each(setupDatabases())('concurrent staff calls on the %s database', (_name, open) => {
  let shop: TestApp
  let token: string
  let turns: ReturnType<typeof createToggler>
  beforeAll(async () => {
    shop = await testApp({ database: await open() })
    token = (await shop.signIn(AS_ADMIN)).token
    turns = createToggler(shop, token)
  })
  afterAll(() => shop.close())

  const sortStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).toSorted()
  const fields = { description: 'Fun.', quantity: 5, price: 10, taxable: 0 }
  const add = async (more: { sku: string; name: string }, image?: Buffer) =>
    shop.call('POST', '/product/add', {
      token,
      ...(await buildForm({ ...fields, ...more, image: image ?? (await createPicture()) })),
    })
  const read = async (id: string) => (await shop.call('GET', `/product/${id}`, { token })).body.product
  const edit = (id: string, product: object) => shop.call('PUT', `/product/${id}`, { token, body: { product } })
  const toForm = async (id: string) => ({ ...(await read(id)), inventory: undefined, brand: undefined })

  it('add one of eight products with the same sku', async () => {
    const responses = await Promise.all(times(8, (nth) => add({ sku: 'SAME', name: `Sku ${nth}` })))
    expect(sortStatuses(responses)).toEqual([200, ...times(7, () => 400)])
    expect(new Set(responses.flatMap(({ body }) => body.error ?? []))).toEqual(new Set(['This sku is already in use.']))
  })

  it('give each of eight rows with the same name its own slug', async () => {
    const { id } = await addProduct(shop.db)
    const body = { name: 'Same name', description: 'x', products: [id] }
    const slugs = ['same-name', ...times(7, (nth) => `same-name-${nth + 2}`)]
    const added = await Promise.all(times(8, (nth) => add({ sku: `NAME-${nth}`, name: 'Same name' })))
    expect(added.map((response) => response.body.product.slug).toSorted()).toEqual(slugs)
    for (const kind of ['category', 'brand']) {
      const responses = await Promise.all(times(8, () => shop.call('POST', `/${kind}/add`, { token, body })))
      expect(responses.map((response) => response.body[kind].slug).toSorted()).toEqual(slugs)
    }
  })

  it('give a slug to one of six products', async () => {
    const toys = await Promise.all(times(6, () => addProduct(shop.db)))
    const responses = await Promise.all(
      toys.map(async ({ id }) => edit(id, { ...(await toForm(id)), slug: 'same-slug' })),
    )
    expect(sortStatuses(responses)).toEqual([200, ...times(5, () => 400)])
  })

  it('apply the first of six edits of the same version and reject the others', async () => {
    const { id } = await addProduct(shop.db)
    const form = await toForm(id)
    const responses = await Promise.all(times(6, (nth) => edit(id, { ...form, name: `Editor ${nth}` })))
    expect(sortStatuses(responses)).toEqual([200, ...times(5, () => 400)])
    const first = responses.find(({ status }) => status === 200)?.body.product
    expect(await read(id)).toEqual(first)
    expect(first.version).toBe(2)
  })

  it('keep the stock correct while staff edit it and orders take from it', async () => {
    const toy = await addProduct(shop.db, { stock: 100 })
    const buys = createShopper(shop)
    const { token: buyer } = await shop.signIn()
    const carts = await Promise.all(times(8, () => buys.createCart(buyer, [{ ...toy, quantity: 2 }])))
    const form = { ...(await toForm(toy.id)), version: undefined, inventory: 100 }
    const responses = await Promise.all([
      ...carts.map((cart) => buys.order(buyer, cart, 20)),
      ...times(4, () => edit(toy.id, { ...form, quantity: 105 })),
    ])
    expect(sortStatuses(responses)).toEqual(times(12, () => 200))
    expect(await buys.stockOf(toy.id)).toBe(100 + 4 * 5 - 8 * 2)
  })

  it('edit and deactivate a product', async () => {
    const toys = await Promise.all(times(4, () => addProduct(shop.db)))
    const responses = await Promise.all(
      toys.flatMap(({ id }) => [
        toForm(id).then((form) => edit(id, { ...form, name: 'Edited' })),
        turns.setProductActive(id, false),
      ]),
    )
    expect(sortStatuses(responses)).toEqual(times(8, () => 200))
    for (const { id } of toys) expect(await read(id)).toMatchObject({ name: 'Edited', isActive: false, version: 2 })
  })

  it('restore products after their categories and brand are deactivated and activated repeatedly', async () => {
    const brand = await addBrand(shop.db)
    const toys = await Promise.all(times(6, (nth) => addProduct(shop.db, { brandId: brand.id, isActive: nth > 0 })))
    const productCategories = [await addCategory(shop.db, {}, toys), await addCategory(shop.db, {}, toys.toReversed())]
    const toggleAll = (isActive: boolean) => [
      ...productCategories.flatMap(({ id }) => times(2, () => turns.setCategoryActive(id, isActive))),
      ...times(2, () => turns.setBrandActive(brand.id, isActive)),
    ]
    const mixed = await Promise.all([...toggleAll(false), ...toggleAll(true), ...toggleAll(false), ...toggleAll(true)])
    // In any order of the calls, each inactive parent has deactivated the five active products, and each active one none.
    const parents = [...(await shop.db.select().from(categories)), ...(await shop.db.select().from(brands))]
    const inactiveParents = parents.filter(({ isActive }) => !isActive).length
    expect(await shop.db.$count(productDeactivations)).toBe(inactiveParents * 5)
    const activeNow = await Promise.all(toys.slice(1).map(({ id }) => read(id)))
    expect(activeNow.map(({ isActive }) => isActive)).toEqual(times(5, () => inactiveParents === 0))
    const deactivations = await Promise.all(toggleAll(false))
    const active = async () => (await Promise.all(toys.map(({ id }) => read(id)))).map(({ isActive }) => isActive)
    expect(await active()).toEqual(times(6, () => false))
    const on = await Promise.all(toggleAll(true))
    expect(await active()).toEqual(times(6, (nth) => nth > 0))
    expect(sortStatuses([...mixed, ...deactivations, ...on])).toEqual(times(36, () => 200))
    expect(await shop.db.$count(productDeactivations)).toBe(0)
  })

  it('does not deadlock while products, brands, categories and orders change', async () => {
    const productBrands = await Promise.all(times(3, () => addBrand(shop.db)))
    const toys = await Promise.all(
      times(6, (nth) => addProduct(shop.db, { brandId: productBrands[nth % 3]?.id ?? null, stock: 100 })),
    )
    const category = await addCategory(shop.db, { slug: 'busy' }, toys)
    const buys = createShopper(shop)
    const { token: buyer } = await shop.signIn()
    const carts = await Promise.all(times(4, (nth) => buys.createCart(buyer, nth % 2 ? toys : toys.toReversed())))
    const categoryForm = {
      name: 'Busy',
      slug: 'busy',
      description: 'x',
      products: toys.map(({ id }) => id).toReversed(),
    }
    const forms = await Promise.all(toys.map(({ id }) => toForm(id)))
    const responses = await Promise.all([
      ...carts.map((cart) => buys.order(buyer, cart, 60)),
      ...toys.map(({ id }, nth) => edit(id, { ...forms[nth], brand: productBrands[(nth + 1) % 3]?.id })),
      turns.setCategoryActive(category.id, false),
      shop.call('PUT', `/category/${category.id}`, { token, body: { category: categoryForm } }),
      ...productBrands.map(({ id }) => turns.setBrandActive(id, false)),
      shop.call('DELETE', `/brand/delete/${productBrands[0]?.id}`, { token }),
      ...toys.slice(4).map(({ id }) => shop.call('DELETE', `/product/delete/${id}`, { token })),
      turns.setCategoryActive(category.id, true),
    ])
    // An order or an edit may fail because a row is deleted, but no call fails with a deadlock or a timeout.
    expect(responses.filter(({ status }) => ![200, 400, 404].includes(status))).toEqual([])
    const remaining = await shop.db
      .select()
      .from(products)
      .where(eq(products.brandId, productBrands[0]?.id ?? ''))
    expect(remaining).toEqual([])
  })

  it('keep the files and the row of a picture consistent while it is deleted and uploaded', async () => {
    const folder = pictureFolderPath(shop.config.dataDir)
    for (const nth of times(4, (n) => n)) {
      const image = await createPicture(`#0000${10 + nth}`)
      const { product } = (await add({ sku: `PIC-${nth}`, name: 'P' }, image)).body
      await shop.call('DELETE', `/product/delete/${product._id}`, { token })
      shop.clock.advance(2 * HOUR)
      const [uploaded] = await Promise.all([
        add({ sku: `PIC-${nth}`, name: 'P' }, image),
        deleteOrphanPictures(shop.deps),
        deleteOrphanPictures(shop.deps),
      ])
      expect(uploaded.status).toBe(200)
      expect((await shop.app.inject(uploaded.body.product.imageUrl)).statusCode).toBe(200)
    }
    // Of each picture, the variant that is made from the upload.
    expect(readdirSync(folder).filter((name) => name.endsWith('-1280.webp'))).toHaveLength(
      await shop.db.$count(pictures),
    )
  })
})
