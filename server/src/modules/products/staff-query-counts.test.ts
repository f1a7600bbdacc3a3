import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countQueries } from '../../../test/count-queries.ts'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { explain } from '../../../test/postgres/explain.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { brands, products } from '../../db/schema/index.ts'
import { parsePagination } from '../../lib/pagination.ts'
import { findProductChoices, findStaffProducts } from './staff-queries.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(() => shop.close())

it('answers the staff’s lists with the same number of statements for one row and for fifty', async () => {
  const paths = ['/product', '/product?search=toy', '/product/list/select', '/category', '/brand', '/brand/list/select']
  const fill = async (rows: number) => {
    for (let n = 0; n < rows; n++) {
      const brand = await addBrand(shop.db)
      await addCategory(shop.db, {}, [await addProduct(shop.db, { brandId: brand.id })])
    }
  }
  const { token } = await shop.signIn(AS_ADMIN)
  await fill(1)
  const one = await countQueries(shop, paths, token)
  await fill(49)
  expect(await countQueries(shop, paths, token)).toEqual(one)
  // Who calls; the rows; of products how many there are.
  expect(one).toEqual([3, 3, 2, 2, 2, 2])
})

it('reads no list of products from end to end', async () => {
  const { db } = shop
  const brand = await addBrand(db)
  await db.execute(sql`
    insert into ${products} (id, sku, name, slug, description, stock, price_cents, brand_id, created_at)
    select gen_random_uuid(), 'SKU-' || n, md5(n::text), 'slug-' || n, 'x', 1, 100,
      case when n % 50 = 0 then ${brand.id}::uuid end, now() + n * interval '1 second'
    from generate_series(1, 8000) n`)
  await db.execute(sql`vacuum analyze ${products}, ${brands}`)
  const everything = { all: true } as const
  const own = { all: false, brandId: brand.id } as const
  const page = (n: number) => parsePagination({ page: n, limit: 20 }, 20)
  const lists = {
    first: findStaffProducts(db, everything, '', page(1)),
    last: findStaffProducts(db, everything, '', page(399)),
    found: findStaffProducts(db, everything, 'c4ca4238', page(1)),
    own: findStaffProducts(db, own, '', page(1)),
    ownFound: findStaffProducts(db, own, 'sku-77', page(1)),
    choices: findProductChoices(db, everything, '', undefined),
    foundChoices: findProductChoices(db, everything, 'c4ca4238', 20),
  }
  for (const [name, list] of Object.entries(lists)) {
    const plan = await explain(db, list)
    expect([name, plan]).toEqual([name, expect.not.stringMatching(/Seq Scan on products/)])
    expect([name, plan]).toEqual([
      name,
      expect.stringMatching(/products_(newest|brand|by_name|name_search|sku_search)/),
    ])
  }
})
