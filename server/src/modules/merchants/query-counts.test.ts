import { afterEach, beforeEach, expect, it } from 'vitest'
import { countQueries } from '../../../test/count-queries.ts'
import { addBrand, addProduct } from '../../../test/fixtures/catalogue.ts'
import { APPLICATION } from '../../../test/fixtures/merchants.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { merchants, reviews } from '../../db/schema/index.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(() => shop.close())

/** Inserts merchants with a brand, an account and two reviews each. */
async function insertRows(rows: number): Promise<string> {
  const { token } = await shop.signIn(AS_ADMIN)
  const createdAt = shop.clock.now()
  const top = await addProduct(shop.db)
  for (let n = 0; n < rows; n += 1) {
    const email = `m${n}@example.com`
    const { id: brandId } = await addBrand(shop.db)
    const values = { ...APPLICATION, email, brandId, status: 'Approved', isActive: true, createdAt } as const
    const [merchant] = await shop.db.insert(merchants).values(values).returning()
    const { id: userId } = await shop.signIn({ email, role: 'ROLE MERCHANT', merchantId: merchant?.id })
    for (const { id: productId } of [top, await addProduct(shop.db)]) {
      const review = { title: 'Fine', review: 'Good.', rating: 5, isRecommended: true, status: 'Approved' } as const
      await shop.db.insert(reviews).values({ ...review, userId, productId, createdAt })
    }
  }
  return token
}

it('lists thirty rows for admins with the same number of queries as one row', async () => {
  const paths = [
    '/merchant?limit=50',
    '/merchant/search?search=milo',
    '/user?limit=50',
    '/user/search?search=example',
    '/review?limit=50',
  ]
  const one = await countQueries(shop, paths, await insertRows(1))
  await shop.close()
  shop = await testApp()
  const thirty = await countQueries(shop, paths, await insertRows(30))
  expect(thirty).toEqual(one)
  // The session, the rows, and their count except for searches.
  expect(one).toEqual([3, 2, 3, 2, 3])
})
