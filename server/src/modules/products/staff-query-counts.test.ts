import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countQueries } from '../../../test/count-queries.ts'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { explain } from '../../../test/postgres/explain.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { brands, products } from '../../db/schema/index.ts'
import { parsePagination } from '../../lib/pagination.ts'
import { ALL_PRODUCTS } from './staff-filter.ts'
import { findProductOptions, findStaffProducts } from './staff-queries.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(() => shop.close())

it('lists fifty rows for staff with the same number of queries as one row', async () => {
  const paths = ['/product', '/product?search=toy', '/product/list/select', '/category', '/brand', '/brand/list/select']
  const insertRows = async (rows: number) => {
    for (let n = 0; n < rows; n++) {
      const brand = await addBrand(shop.db)
      await addCategory(shop.db, {}, [await addProduct(shop.db, { brandId: brand.id })])
    }
  }
  const { token } = await shop.signIn(AS_ADMIN)
  await insertRows(1)
  const one = await countQueries(shop, paths, token)
  await insertRows(49)
  expect(await countQueries(shop, paths, token)).toEqual(one)
  // The session, the rows, and for products their count.
  expect(one).toEqual([3, 3, 2, 2, 2, 2])
})

it('reads staff lists of products by index, without a sequential scan', async () => {
  const { db } = shop
  const brand = await addBrand(db)
  await db.execute(sql`
    insert into ${products} (id, sku, name, slug, description, stock, price_cents, is_active, brand_id, created_at)
    select gen_random_uuid(), 'SKU-' || n, md5(n::text), 'slug-' || n, 'x', 1, 100, n % 40 > 0,
      case when n % 50 = 0 then ${brand.id}::uuid end, now() + n * interval '1 second'
    from generate_series(1, 8000) n`)
  await db.execute(sql`vacuum analyze ${products}, ${brands}`)
  const all = { all: true } as const
  const brandScope = { all: false, brandId: brand.id } as const
  const page = (n: number) => parsePagination({ page: n, limit: 20 }, 20)
  const lists = {
    first: findStaffProducts(db, all, ALL_PRODUCTS, page(1)),
    last: findStaffProducts(db, all, ALL_PRODUCTS, page(399)),
    found: findStaffProducts(db, all, { ...ALL_PRODUCTS, search: 'c4ca4238' }, page(1)),
    brand: findStaffProducts(db, brandScope, ALL_PRODUCTS, page(1)),
    brandFound: findStaffProducts(db, brandScope, { ...ALL_PRODUCTS, search: 'sku-77' }, page(1)),
    inactive: findStaffProducts(db, all, { ...ALL_PRODUCTS, active: false, sort: 'price-low' }, page(1)),
    options: findProductOptions(db, all, '', undefined),
    foundOptions: findProductOptions(db, all, 'c4ca4238', 20),
  }
  for (const [name, list] of Object.entries(lists)) {
    const plan = await explain(db, list)
    expect([name, plan]).toEqual([name, expect.not.stringMatching(/Seq Scan on products/)])
    expect([name, plan]).toEqual([
      name,
      expect.stringMatching(/products_(newest|brand|inactive|by_name|name_search|sku_search)/),
    ])
  }
})
