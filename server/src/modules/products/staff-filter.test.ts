import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'

let shop: TestApp
let token: string
let brandId: string
beforeAll(async () => {
  shop = await testApp()
  token = (await shop.signIn(AS_ADMIN)).token
  const brand = await addBrand(shop.db, { slug: 'knotwood' })
  brandId = brand.id
  const add = (name: string, stock: number, priceCents: number, more: object = {}) =>
    addProduct(shop.db, { ...{ name, stock, priceCents }, ...more })
  await add('Ark', 0, 900)
  const boat = await add('Boat', 25, 500, { brandId: brand.id })
  await add('Cat', 26, 700, { isActive: false })
  await addCategory(shop.db, { slug: 'floats' }, [boat])
})
afterAll(() => shop.close())

it.each([
  ['?sortBy=name', 'Ark Boat Cat'],
  ['?sortBy=name-desc', 'Cat Boat Ark'],
  ['?sortBy=price-low', 'Boat Cat Ark'],
  ['?sortBy=price-high', 'Ark Cat Boat'],
  ['?sortBy=stock-low', 'Ark Boat Cat'],
  ['?sortBy=stock-high', 'Cat Boat Ark'],
  ['?stock=low', 'Boat'],
  ['?stock=out', 'Ark'],
  ['?active=false', 'Cat'],
  ['?active=true&sortBy=name', 'Ark Boat'],
  ['?brand=knotwood', 'Boat'],
  ['?brand=unknown', ''],
  ['?category=floats', 'Boat'],
  ['?stock=x&active=x&sortBy=x&brand=all&search=a&search=b', 'Cat Boat Ark'],
  ['?search=boa&stock=out', ''],
])('lists the products of %s', async (query, names) => {
  const { body } = await shop.call('GET', `/product${query}`, { token })
  expect(body.products.map((product: { name: string }) => product.name).join(' ')).toBe(names)
  expect(body.count).toBe(body.products.length)
})

it('finds a brand by its id', async () => {
  expect((await shop.call('GET', `/product?brand=${brandId}`, { token })).body.count).toBe(1)
})
