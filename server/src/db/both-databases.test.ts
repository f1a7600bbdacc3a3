import { count, eq, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import type { OpenDatabase } from './database.ts'
import { isConstraintViolation } from './is-constraint-violation.ts'
import { openPostgres } from './open.ts'
import { brands, products, users } from './schema/index.ts'

const { openFreshPostgres, createDatabaseUrl } = setupPostgres()
const createdAt = new Date('2026-03-01T12:00:00.123Z')
const brand = { name: 'Acme', slug: 'acme', description: 'Toys', createdAt }
const member = { firstName: 'Ada', lastName: 'L', email: 'Ada@Example.com', passwordHash: 'x', createdAt }
const top = { sku: 'TOP', name: 'Top', slug: 'top', description: 'Spins', priceCents: 500, createdAt }

describe.each([
  ['embedded', freshDatabase],
  ['PostgreSQL', openFreshPostgres],
])('the %s database', (_name, open) => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => {
    await opened.close()
  })

  it('stores and returns a row, with dates to the millisecond', async () => {
    const { db } = opened
    const [stored] = await db.insert(brands).values(brand).returning()
    expect(stored).toMatchObject({ ...brand, isActive: true, offByMerchant: false })
    expect(await db.select({ id: brands.id }).from(brands).where(eq(brands.createdAt, createdAt))).toHaveLength(1)
  })

  it('returns counts and sums as numbers, in the query builder and in raw SQL', async () => {
    const { db } = opened
    expect(await db.select({ n: count() }).from(brands)).toEqual([{ n: 1 }])
    const raw = await db.execute<{ n: number; s: number }>(
      sql`select count(*) as n, sum(x) as s from (values (2), (3)) t(x)`,
    )
    expect(raw.rows).toEqual([{ n: 2, s: 5 }])
  })

  it('reports the violated constraint', async () => {
    const { db } = opened
    await db.insert(users).values(member)
    const duplicate = db.insert(users).values({ ...member, email: 'ADA@example.COM' })
    await expect(duplicate).rejects.toSatisfy((error) => isConstraintViolation(error, 'users_email_unique'))
    await expect(duplicate).rejects.not.toSatisfy((error) => isConstraintViolation(error, 'users_merchant_unique'))
  })

  it.each([
    ['products_stock_not_negative', { stock: -1 }],
    ['products_price_not_negative', { stock: 1, priceCents: -1 }],
    ['products_rating_possible', { stock: 1, ratingSum: 6, reviewCount: 1 }],
  ])('enforces %s', async (constraint, values) => {
    const insert = opened.db.insert(products).values({ ...top, ...values })
    await expect(insert).rejects.toSatisfy((error) => isConstraintViolation(error, constraint))
  })

  it('rolls back a failed transaction', async () => {
    const { db } = opened
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(brands).values({ ...brand, slug: 'rolled-back' })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await db.select().from(brands).where(eq(brands.slug, 'rolled-back'))).toEqual([])
  })

  it('loses no update of twenty concurrent transactions on a locked row', async () => {
    const { db } = opened
    const [toy] = await db
      .insert(products)
      .values({ ...top, stock: 20 })
      .returning()
    if (!toy) throw new Error('The insert returned no row.')
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction(async (tx) => {
          const [row] = await tx.select().from(products).where(eq(products.id, toy.id)).for('update')
          await tx
            .update(products)
            .set({ stock: (row?.stock ?? 0) - 1 })
            .where(eq(products.id, toy.id))
        }),
      ),
    )
    expect(await db.select({ stock: products.stock }).from(products)).toEqual([{ stock: 0 }])
  })
})

it('is migrated once if four processes start at the same time', async () => {
  const url = await createDatabaseUrl()
  const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)))
  const applied = await opened[0]?.db.execute(sql`select hash from drizzle.__drizzle_migrations`)
  await Promise.all(opened.map((open) => open.close()))
  const all = readMigrationFiles({ migrationsFolder: `${import.meta.dirname}/../../migrations` })
  expect(applied?.rows.map((row) => row.hash)).toEqual(all.map(({ hash }) => hash))
})
