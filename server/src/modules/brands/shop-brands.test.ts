import type { ShopBrand } from '@whirligig/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBrand, addProduct } from '../../../test/fixtures/catalogue.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { pictures } from '../../db/schema/index.ts'

describe.each(setupDatabases())('the brands of the shop in the %s database', (_name, open) => {
  let shop: TestApp
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
  })
  afterEach(() => shop.close())

  const at = (day: number) => new Date(Date.UTC(2026, 0, day))

  async function listToys(): Promise<[string, string[] | undefined][]> {
    const { body } = await shop.call('GET', '/brand/list')
    return body.brands.map(({ slug, toys }: ShopBrand) => [slug, toys?.map((toy) => toy.slug)])
  }

  it('lists the three newest toys on sale of each brand, newest first', async () => {
    const [puddle, gear] = [
      await addBrand(shop.db, { slug: 'puddle', name: 'Puddle' }),
      await addBrand(shop.db, { slug: 'gear', name: 'Gear' }),
    ]
    for (const n of [2, 4, 1, 3]) await addProduct(shop.db, { slug: `boat-${n}`, brandId: puddle.id, createdAt: at(n) })
    await addProduct(shop.db, { slug: 'off', brandId: puddle.id, createdAt: at(9), isActive: false })
    await addProduct(shop.db, { slug: 'robot', brandId: gear.id })
    await addProduct(shop.db, { slug: 'without-brand' })
    expect(await listToys()).toEqual([
      ['gear', ['robot']],
      ['puddle', ['boat-4', 'boat-3', 'boat-2']],
    ])
  })

  it('lists only active brands, without toys if none is on sale', async () => {
    const [empty, closed] = [
      await addBrand(shop.db, { slug: 'empty' }),
      await addBrand(shop.db, { slug: 'closed', isActive: false }),
    ]
    await addProduct(shop.db, { brandId: empty.id, isActive: false })
    await addProduct(shop.db, { brandId: closed.id })
    expect(await listToys()).toEqual([['empty', []]])
  })

  it('returns the pictures of the toys, null for a toy without one', async () => {
    const brand = await addBrand(shop.db)
    await shop.db.insert(pictures).values({ hash: 'boat', width: 8, height: 8, createdAt: at(1) })
    await addProduct(shop.db, { slug: 'boat', brandId: brand.id, createdAt: at(2), pictureHash: 'boat' })
    await addProduct(shop.db, { slug: 'plain', brandId: brand.id, createdAt: at(1) })
    const { body } = await shop.call('GET', '/brand/list')
    expect(body.brands[0].toys).toEqual([
      { slug: 'boat', imageUrl: expect.stringContaining('/boat-') },
      { slug: 'plain', imageUrl: null },
    ])
  })
})
