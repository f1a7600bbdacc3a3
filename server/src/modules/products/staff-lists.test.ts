import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { signInMerchant } from '../../../test/fixtures/staff.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let shop: TestApp
let merchant: Awaited<ReturnType<typeof signInMerchant>>
beforeAll(async () => {
  shop = await testApp()
  merchant = await signInMerchant(shop)
  await addProduct(shop.db, { name: 'Brick without a brand' })
})
afterAll(() => shop.close())

describe('GET /product for a merchant', () => {
  it('lists the products of the brand, newest first, a hundred by default', async () => {
    const { brand, token } = merchant
    await shop.db.transaction(async (tx) => {
      for (let n = 0; n < 101; n++) {
        const createdAt = new Date(Date.UTC(2026, 0, 1, 0, n))
        await addProduct(tx, { brandId: brand.id, name: `Brick ${n}`, sku: `B_${n}`, isActive: n % 2 === 0, createdAt })
      }
    })
    const list = async (query: string) => (await shop.call('GET', `/product${query}`, { token })).body
    const all = await list('')
    expect(all.products.slice(0, 2).map((p: { name: string }) => p.name)).toEqual(['Brick 100', 'Brick 99'])
    expect([all.products.length, all.totalPages, all.currentPage, all.count]).toEqual([100, 2, 1, 101])
    const second = await list('?page=2&limit=50')
    expect([second.products.length, second.products[0].name, second.totalPages]).toEqual([50, 'Brick 50', 3])
    expect((await list('?page=99&limit=50')).count).toBe(101)
    expect((await list('?search=BRICK%201')).count).toBe(12)
    expect((await list('?search=b_77')).products.map((p: { sku: string }) => p.sku)).toEqual(['B_77'])
    expect((await list('?search=%25')).count).toBe(0)
    expect((await list('?page=x&limit=-1&search=')).count).toBe(101)
  })

  it('lists all names as options, or those that match a search', async () => {
    const { token } = merchant
    const choices = async (query: string) =>
      (await shop.call('GET', `/product/list/select${query}`, { token })).body.products
    const all = await choices('')
    expect([all.length, all[0]]).toEqual([101, { _id: expect.any(String), name: 'Brick 0' }])
    expect((await choices('?search=brick%209&limit=3')).map((p: { name: string }) => p.name)).toEqual([
      'Brick 9',
      'Brick 90',
      'Brick 91',
    ])
  })
})
