import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import { ADVISORY_LOCK_IDS } from '../db/advisory-lock-ids.ts'
import type { Database } from '../db/database.ts'
import * as tables from '../db/schema/index.ts'
import { pictureStorageOf } from '../images/picture-storage.ts'
import type { StoredPicture } from '../images/store-picture.ts'
import type { Clock } from '../lib/clock.ts'
import { hashPassword } from '../modules/auth/password.ts'
import { demoProducts } from './catalogue.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { addressRows, userRows } from './seed-accounts.ts'
import { catalogueRows } from './seed-catalogue.ts'
import { DEMO_MERCHANT, merchantRows } from './seed-merchants.ts'
import { orderRows } from './seed-orders.ts'
import { storeToyPictures } from './seed-pictures.ts'
import { reviewRows, wishRows } from './seed-reviews.ts'
import { need } from './seed-time.ts'

async function isEmpty(db: Database): Promise<boolean> {
  const { users, brands, categories, products } = tables
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select exists (select 1 from ${users}) or exists (select 1 from ${brands}) or exists (select 1 from ${categories}) or exists (select 1 from ${products}) as used`,
  )
  return rows[0]?.used === false
}

function idsBy<Key extends string>(key: Key, rows: readonly ({ id: string } & Record<Key, string>)[]) {
  return new Map(rows.map((row) => [row[key], row.id]))
}

async function insertDemo(
  tx: Database,
  {
    now,
    pictures,
    passwordHash,
    taxRate,
  }: { now: Date; pictures: readonly StoredPicture[]; passwordHash: string; taxRate: number },
): Promise<void> {
  const catalogue = catalogueRows(now, pictures)
  const merchants = merchantRows(now, idsBy('slug', catalogue.brands))
  const users = userRows(now, passwordHash, need(idsBy('name', merchants), DEMO_MERCHANT))
  const userIds = idsBy('email', users)
  const productIds = idsBy('slug', catalogue.products)
  const addresses = addressRows(now, users)
  const { orders, orderLines } = orderRows(now, userIds, catalogue.products, addresses, taxRate)
  // A closed brand of a disabled seller is one that enabling the seller opens again.
  const closed = new Set(merchants.filter((merchant) => merchant.brandId && !merchant.isActive).map((m) => m.brandId))

  await tx.insert(tables.pictures).values(catalogue.pictures)
  await tx.insert(tables.brands).values(catalogue.brands.map((b) => ({ ...b, offByMerchant: closed.has(b.id) })))
  await tx.insert(tables.categories).values(catalogue.categories)
  await tx.insert(tables.products).values(catalogue.products)
  await tx.insert(tables.productCategories).values(catalogue.productCategories)
  await tx.insert(tables.merchants).values(merchants)
  await tx.insert(tables.users).values(users)
  await tx.insert(tables.addresses).values(addresses)
  await tx.insert(tables.reviews).values(reviewRows(now, userIds, productIds))
  await tx.insert(tables.wishlist).values(wishRows(now, userIds, productIds))
  await tx.insert(tables.orders).values(orders)
  await tx.insert(tables.orderLines).values(orderLines)
}

/**
 * Fills an empty database with the demo's shop: catalogue, pictures, accounts, reviews, sellers and orders. A database
 * that holds anything is left alone. All rows come in one transaction, so that after a crash it simply starts again;
 * pictures that are stored by then are not drawn twice. Of several servers that start at once, one fills.
 *
 * @returns whether it has filled the database.
 */
export async function seedDemo({
  db,
  config,
  clock,
}: {
  db: Database
  config: Pick<Config, 'dataDir' | 's3' | 'taxRate'>
  clock: Clock
}): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const storage = pictureStorageOf(config)
  const [pictures, passwordHash] = await Promise.all([
    storeToyPictures(storage, demoProducts),
    hashPassword(DEMO_PASSWORD),
  ])
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK_IDS.seed})`)
    if (!(await isEmpty(tx))) return false
    await insertDemo(tx, { now: clock.now(), pictures, passwordHash, taxRate: config.taxRate })
    return true
  })
}
