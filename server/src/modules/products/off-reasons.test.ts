import { afterEach, beforeEach, expect, it } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'

let shop: TestApp
let token: string
beforeEach(async () => {
  shop = await testApp()
  token = (await shop.signIn(AS_ADMIN)).token
})
afterEach(() => shop.close())

const setActive = (noun: 'brand' | 'category' | 'product', id: string, isActive: boolean) =>
  shop.call('PUT', `/${noun}/${id}/active`, { token, body: { [noun]: { isActive } } })

/** Reads the reasons from the list, after checking that the product's own page has the same ones. */
async function readReasons(id: string): Promise<unknown> {
  const [list, single] = [
    await shop.call('GET', '/product', { token }),
    await shop.call('GET', `/product/${id}`, { token }),
  ]
  const { offReasons } = list.body.products.find((product: { _id: string }) => product._id === id)
  expect(single.body.product.offReasons).toEqual(offReasons)
  return offReasons
}

it('gives no reason while a product is on sale', async () => {
  const { id } = await addProduct(shop.db)
  expect(await readReasons(id)).toBe(undefined)
})

it('gives the reason of a product that was deactivated by hand', async () => {
  const { id } = await addProduct(shop.db)
  await setActive('product', id, false)
  expect(await readReasons(id)).toEqual([{ kind: 'by-hand' }])
})

it('gives both reasons of a product that was deactivated by hand before its brand', async () => {
  const brand = await addBrand(shop.db, { name: 'Hug & Co.' })
  const { id } = await addProduct(shop.db, { brandId: brand.id })
  await setActive('product', id, false)
  await setActive('brand', brand.id, false)
  expect(await readReasons(id)).toEqual([{ kind: 'brand', name: 'Hug & Co.' }, { kind: 'by-hand' }])
})

it('names the inactive brand and the inactive categories, until they are active again', async () => {
  const brand = await addBrand(shop.db, { name: 'Hug & Co.' })
  const product = await addProduct(shop.db, { brandId: brand.id })
  const bears = await addCategory(shop.db, { name: 'Bears' }, [product])
  const animals = await addCategory(shop.db, { name: 'Animals' }, [product])
  for (const { id } of [bears, animals]) await setActive('category', id, false)
  await setActive('brand', brand.id, false)
  expect(await readReasons(product.id)).toEqual([
    { kind: 'brand', name: 'Hug & Co.' },
    { kind: 'category', name: 'Animals' },
    { kind: 'category', name: 'Bears' },
  ])
  await setActive('brand', brand.id, true)
  await setActive('category', bears.id, true)
  expect(await readReasons(product.id)).toEqual([{ kind: 'category', name: 'Animals' }])
})

it('names the inactive brand of a product that is active itself', async () => {
  const brand = await addBrand(shop.db, { name: 'Hug & Co.', isActive: false })
  const { id } = await addProduct(shop.db, { brandId: brand.id })
  expect(await readReasons(id)).toEqual([{ kind: 'brand', name: 'Hug & Co.' }])
})

it('gives the reason of a product with a deleted brand', async () => {
  const brand = await addBrand(shop.db)
  const { id } = await addProduct(shop.db, { brandId: brand.id })
  await shop.call('DELETE', `/brand/delete/${brand.id}`, { token })
  expect(await readReasons(id)).toEqual([{ kind: 'no-brand' }])
})
