import { RESPONSE_TEXT } from '@whirligig/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { buildForm, createPicture, signInMerchant } from '../../../test/fixtures/staff.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { runCleanup } from '../../cleanup.ts'
import { HOUR } from '../../lib/clock.ts'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await testApp()
  token = (await shop.signIn(AS_ADMIN)).token
})
afterAll(() => shop.close())

let skus = 0
const add = async (image: Buffer) => {
  skus += 1
  const kite = { sku: `K-${skus}`, name: 'Kite', description: 'Flies.', quantity: 4, price: 12, taxable: 0, image }
  return shop.call('POST', '/product/add', { token, ...(await buildForm(kite)) })
}
const addMore = async (id: string, image: Buffer, as = token) =>
  shop.call('POST', `/product/${id}/picture`, { token: as, ...(await buildForm({ image })) })
const replaceFirst = async (id: string, image: Buffer) =>
  shop.call('PUT', `/product/${id}/image`, { token, ...(await buildForm({ image })) })
const arrange = (id: string, images: unknown, as = token) =>
  shop.call('PUT', `/product/${id}/pictures`, { token: as, body: { images } })
const read = async (slug: string) => (await shop.call('GET', `/product/item/${slug}`)).body.product

async function addThree([first, second, third] = ['red', 'blue', 'green']) {
  const { product } = (await add(await createPicture(first))).body
  await addMore(product._id, await createPicture(second))
  const { images } = (await addMore(product._id, await createPicture(third))).body.product
  return { id: product._id, slug: product.slug, images }
}

it('shows the pictures of a product in the order in which they were added, the first one in lists', async () => {
  const { slug, images } = await addThree()
  expect(new Set(images).size).toBe(3)
  expect(await read(slug)).toMatchObject({ imageUrl: images[0], images })
})

it('sorts and removes pictures, and deletes the files of removed ones later', async () => {
  const { id, slug, images } = await addThree(['#aa0000', '#0000aa', '#00aa00'])
  const [red, blue, green] = images
  expect((await arrange(id, [green, red])).status).toBe(200)
  expect(await read(slug)).toMatchObject({ imageUrl: green, images: [green, red] })
  shop.clock.advance(2 * HOUR)
  await runCleanup(shop.deps)
  const getStatus = async (url: string) => (await shop.app.inject(url)).statusCode
  expect(await Promise.all([red, blue, green].map(getStatus))).toEqual([200, 404, 200])
})

it('adds a picture only once, and rejects an order that repeats, invents or removes all pictures', async () => {
  const { id, slug, images } = await addThree()
  await addMore(id, await createPicture('blue'))
  expect((await arrange(id, [images[0], images[0]])).status).toBe(400)
  expect((await arrange(id, [images[0], '/images/products/x-640.webp'])).status).toBe(400)
  expect((await arrange(id, [])).status).toBe(400)
  expect((await read(slug)).images).toEqual(images)
})

it('moves a picture to the front when it replaces the first one', async () => {
  const { id, slug, images } = await addThree()
  await replaceFirst(id, await createPicture('green'))
  expect((await read(slug)).images).toEqual([images[2], images[1]])
})

it('rejects a ninth picture', async () => {
  const { id } = await addThree()
  const colours = ['#111111', '#222222', '#333333', '#444444', '#555555']
  for (const colour of colours) expect((await addMore(id, await createPicture(colour))).status).toBe(200)
  expect(await addMore(id, await createPicture('#666666'))).toMatchObject({
    status: 400,
    body: { error: 'A product can have 8 pictures.' },
  })
})

it('returns 403 for members', async () => {
  const { id, images } = await addThree()
  const member = (await shop.signIn()).token
  const statuses = [await addMore(id, await createPicture('blue'), member), await arrange(id, images, member)]
  expect(statuses.map(({ status }) => status)).toEqual([403, 403])
})

const addLike = async (like: string, as = token, image?: Buffer) => {
  skus += 1
  const kite = { sku: `K-${skus}`, name: 'Kite', description: 'Flies.', quantity: 4, price: 12, taxable: 0, like }
  return shop.call('POST', '/product/add', { token: as, ...(await buildForm({ ...kite, ...(image && { image }) })) })
}

it('gives a copy the pictures of the original, which stay when the original is deleted', async () => {
  const { id, images } = await addThree(['#010101', '#020202', '#030303'])
  const { status, body } = await addLike(id)
  expect([status, body.product.images]).toEqual([200, images])
  await shop.call('DELETE', `/product/delete/${id}`, { token })
  shop.clock.advance(2 * HOUR)
  await runCleanup(shop.deps)
  expect((await read(body.product.slug)).images).toEqual(images)
  for (const url of images) expect((await shop.app.inject(url)).statusCode).toBe(200)
})

it('gives a copy only the picture that it comes with', async () => {
  const { id, images } = await addThree()
  const { product } = (await addLike(id, token, await createPicture('#123456'))).body
  expect(product.images).toHaveLength(1)
  expect(images).not.toContain(product.images[0])
})

it("copies no pictures of an unknown product, of a merchant's competitor, or of a product without one", async () => {
  const { id } = await addThree()
  const { token: merchant } = await signInMerchant(shop)
  const bare = await addProduct(shop.db)
  const missing = { status: 404, body: { message: RESPONSE_TEXT.product.missing } }
  expect(await addLike(id, merchant)).toMatchObject(missing)
  expect(await addLike(UNKNOWN_ID)).toMatchObject(missing)
  expect(await addLike('junk')).toMatchObject(missing)
  expect(await addLike(bare.id)).toMatchObject({ status: 400, body: { error: RESPONSE_TEXT.product.image } })
})
