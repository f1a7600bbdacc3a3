import { readdirSync } from 'node:fs'
import { IMAGE_WIDTHS } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { createToggler } from '../../../test/fixtures/catalogue-toggler.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { buildForm, createPicture } from '../../../test/fixtures/staff.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../../test/postgres/postgres-cluster.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { brands, categories, pictures, productDeactivations, products } from '../../db/schema/index.ts'
import { deleteOrphanPictures } from '../../images/delete-orphans.ts'
import { pictureFolderPath } from '../../images/picture-folder.ts'
import { HOUR } from '../../lib/clock.ts'

const { openFreshPostgres } = setupPostgres()
const times = <Value>(n: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: n }, (_, nth) => make(nth))

describe.each([
  ['embedded', freshDatabase],
  ['PostgreSQL', openFreshPostgres],
])('at the same moment, on the %s database,', (_name, open) => {
  let shop: TestApp
  let token: string
  let turns: ReturnType<typeof createToggler>
  beforeAll(async () => {
    shop = await testApp({ database: await open() })
    token = (await shop.signIn(AS_ADMIN)).token
    turns = createToggler(shop, token)
  })
  afterAll(() => shop.close())

  const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()
  const fields = { description: 'Fun.', quantity: 5, price: 10, taxable: 0 }
  const add = async (more: { sku: string; name: string }, image?: Buffer) =>
    shop.call('POST', '/product/add', {
      token,
      ...(await buildForm({ ...fields, ...more, image: image ?? (await createPicture()) })),
    })
  const read = async (id: string) => (await shop.call('GET', `/product/${id}`, { token })).body.product
  const edit = (id: string, product: object) => shop.call('PUT', `/product/${id}`, { token, body: { product } })
  const formOf = async (id: string) => ({ ...(await read(id)), inventory: undefined, brand: undefined })

  it('eight add a product with the same sku: one has it', async () => {
    const answers = await Promise.all(times(8, (nth) => add({ sku: 'SAME', name: `Sku ${nth}` })))
    expect(statusesOf(answers)).toEqual([200, ...times(7, () => 400)])
    expect(new Set(answers.flatMap(({ body }) => body.error ?? []))).toEqual(new Set(['This sku is already in use.']))
  })

  it('eight add a thing of the same name: each gets a slug of its own', async () => {
    const { id } = await addProduct(shop.db)
    const body = { name: 'Same name', description: 'x', products: [id] }
    const slugs = ['same-name', ...times(7, (nth) => `same-name-${nth + 2}`)]
    const added = await Promise.all(times(8, (nth) => add({ sku: `NAME-${nth}`, name: 'Same name' })))
    expect(added.map((answer) => answer.body.product.slug).toSorted()).toEqual(slugs)
    for (const kind of ['category', 'brand']) {
      const answers = await Promise.all(times(8, () => shop.call('POST', `/${kind}/add`, { token, body })))
      expect(answers.map((answer) => answer.body[kind].slug).toSorted()).toEqual(slugs)
    }
  })

  it('six take the same slug: one has it', async () => {
    const toys = await Promise.all(times(6, () => addProduct(shop.db)))
    const answers = await Promise.all(toys.map(async ({ id }) => edit(id, { ...(await formOf(id)), slug: 'wanted' })))
    expect(statusesOf(answers)).toEqual([200, ...times(5, () => 400)])
  })

  it('six edit what they saw: one is first, the others are told', async () => {
    const { id } = await addProduct(shop.db)
    const seen = await formOf(id)
    const answers = await Promise.all(times(6, (nth) => edit(id, { ...seen, name: `Editor ${nth}` })))
    expect(statusesOf(answers)).toEqual([200, ...times(5, () => 400)])
    const first = answers.find(({ status }) => status === 200)?.body.product
    expect(await read(id)).toEqual(first)
    expect(first.version).toBe(2)
  })

  it('staff correct the stock while orders take from it: nothing is lost', async () => {
    const toy = await addProduct(shop.db, { stock: 100 })
    const buys = createShopper(shop)
    const { token: buyer } = await shop.signIn()
    const carts = await Promise.all(times(8, () => buys.createCart(buyer, [{ ...toy, quantity: 2 }])))
    const seen = { ...(await formOf(toy.id)), version: undefined, inventory: 100 }
    const answers = await Promise.all([
      ...carts.map((cart) => buys.order(buyer, cart, 20)),
      ...times(4, () => edit(toy.id, { ...seen, quantity: 105 })),
    ])
    expect(statusesOf(answers)).toEqual(times(12, () => 200))
    expect(await buys.stockOf(toy.id)).toBe(100 + 4 * 5 - 8 * 2)
  })

  it('a product is edited and turned off: both happen', async () => {
    const toys = await Promise.all(times(4, () => addProduct(shop.db)))
    const answers = await Promise.all(
      toys.flatMap(({ id }) => [
        formOf(id).then((seen) => edit(id, { ...seen, name: 'Edited' })),
        turns.setProductActive(id, false),
      ]),
    )
    expect(statusesOf(answers)).toEqual(times(8, () => 200))
    for (const { id } of toys) expect(await read(id)).toMatchObject({ name: 'Edited', isActive: false, version: 2 })
  })

  it('a category and a brand of the same products go off and on, again and again: all is as it was', async () => {
    const brand = await addBrand(shop.db)
    const toys = await Promise.all(times(6, (nth) => addProduct(shop.db, { brandId: brand.id, isActive: nth > 0 })))
    const shelves = [await addCategory(shop.db, {}, toys), await addCategory(shop.db, {}, toys.toReversed())]
    const turnAll = (isActive: boolean) => [
      ...shelves.flatMap(({ id }) => times(2, () => turns.setCategoryActive(id, isActive))),
      ...times(2, () => turns.setBrandActive(brand.id, isActive)),
    ]
    const mixed = await Promise.all([...turnAll(false), ...turnAll(true), ...turnAll(false), ...turnAll(true)])
    // Whoever came last: each closed parent holds all five that were on, each open one none, and who is held is off.
    const parents = [...(await shop.db.select().from(categories)), ...(await shop.db.select().from(brands))]
    const closed = parents.filter(({ isActive }) => !isActive).length
    expect(await shop.db.$count(productDeactivations)).toBe(closed * 5)
    const activeNow = await Promise.all(toys.slice(1).map(({ id }) => read(id)))
    expect(activeNow.map(({ isActive }) => isActive)).toEqual(times(5, () => closed === 0))
    const off = await Promise.all(turnAll(false))
    const active = async () => (await Promise.all(toys.map(({ id }) => read(id)))).map(({ isActive }) => isActive)
    expect(await active()).toEqual(times(6, () => false))
    const on = await Promise.all(turnAll(true))
    expect(await active()).toEqual(times(6, (nth) => nth > 0))
    expect(statusesOf([...mixed, ...off, ...on])).toEqual(times(36, () => 200))
    expect(await shop.db.$count(productDeactivations)).toBe(0)
  })

  it('products are edited, ordered, moved and deleted, with their brands and categories: nothing waits for ever', async () => {
    const makers = await Promise.all(times(3, () => addBrand(shop.db)))
    const toys = await Promise.all(
      times(6, (nth) => addProduct(shop.db, { brandId: makers[nth % 3]?.id ?? null, stock: 100 })),
    )
    const shelf = await addCategory(shop.db, { slug: 'busy' }, toys)
    const buys = createShopper(shop)
    const { token: buyer } = await shop.signIn()
    const carts = await Promise.all(times(4, (nth) => buys.createCart(buyer, nth % 2 ? toys : toys.toReversed())))
    const shelfForm = { name: 'Busy', slug: 'busy', description: 'x', products: toys.map(({ id }) => id).toReversed() }
    const forms = await Promise.all(toys.map(({ id }) => formOf(id)))
    const answers = await Promise.all([
      ...carts.map((cart) => buys.order(buyer, cart, 60)),
      ...toys.map(({ id }, nth) => edit(id, { ...forms[nth], brand: makers[(nth + 1) % 3]?.id })),
      turns.setCategoryActive(shelf.id, false),
      shop.call('PUT', `/category/${shelf.id}`, { token, body: { category: shelfForm } }),
      ...makers.map(({ id }) => turns.setBrandActive(id, false)),
      shop.call('DELETE', `/brand/delete/${makers[0]?.id}`, { token }),
      ...toys.slice(4).map(({ id }) => shop.call('DELETE', `/product/delete/${id}`, { token })),
      turns.setCategoryActive(shelf.id, true),
    ])
    // An order or an edit may come too late for what is gone by then; nothing is ever refused for waiting too long.
    expect(answers.filter(({ status }) => ![200, 400, 404].includes(status))).toEqual([])
    const left = await shop.db
      .select()
      .from(products)
      .where(eq(products.brandId, makers[0]?.id ?? ''))
    expect(left).toEqual([])
  })

  it('a picture is removed and uploaded: its files are there where its row is', async () => {
    const folder = pictureFolderPath(shop.config.dataDir)
    for (const nth of times(4, (n) => n)) {
      const image = await createPicture(`#0000${10 + nth}`)
      const { product } = (await add({ sku: `PIC-${nth}`, name: 'P' }, image)).body
      await shop.call('DELETE', `/product/delete/${product._id}`, { token })
      shop.clock.advance(2 * HOUR)
      const [again] = await Promise.all([
        add({ sku: `PIC-${nth}`, name: 'P' }, image),
        deleteOrphanPictures(shop.deps),
        deleteOrphanPictures(shop.deps),
      ])
      expect(again.status).toBe(200)
      expect((await shop.app.inject(again.body.product.imageUrl)).statusCode).toBe(200)
    }
    expect(readdirSync(folder)).toHaveLength(IMAGE_WIDTHS.length * (await shop.db.$count(pictures)))
  })
})
