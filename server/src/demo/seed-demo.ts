import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import { ADVISORY_LOCK_IDS } from '../db/advisory-lock-ids.ts'
import type { Database } from '../db/database.ts'
import * as tables from '../db/schema/index.ts'
import type { StoredPicture } from '../images/store-picture.ts'
import type { Clock } from '../lib/clock.ts'
import { hashPassword } from '../modules/auth/password.ts'
import { createCatalogueRows, listMorePictures } from './catalogue-rows.ts'
import { createChatRows } from './chat-rows.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { type DemoData, loadDemoData } from './demo-data.ts'
import { getOrThrow } from './get-or-throw.ts'
import { createMerchantRows, DEMO_MERCHANT } from './merchant-rows.ts'
import { createOrderRows } from './order-rows.ts'
import { createReviewRows, createWishlistRows } from './review-rows.ts'
import { storeToyPicturesApart } from './store-toy-pictures-apart.ts'
import { createAddressRows, createUserRows } from './user-rows.ts'

async function isEmpty(db: Database): Promise<boolean> {
  const { users, brands, categories, products } = tables
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select exists (select 1 from ${users}) or exists (select 1 from ${brands}) or exists (select 1 from ${categories}) or exists (select 1 from ${products}) as used`,
  )
  return rows[0]?.used === false
}

function toIdsBy<Key extends string>(key: Key, rows: readonly ({ id: string } & Record<Key, string>)[]) {
  return new Map(rows.map((row) => [row[key], row.id]))
}

type Options = { now: Date; pictures: readonly StoredPicture[]; passwordHash: string; taxRate: number }

async function insertDemo(tx: Database, data: DemoData, { now, pictures, passwordHash, taxRate }: Options) {
  const catalogue = createCatalogueRows(now, data, pictures)
  const merchants = createMerchantRows(now, data, toIdsBy('slug', catalogue.brands))
  const merchantId = getOrThrow(toIdsBy('name', merchants), DEMO_MERCHANT)
  const users = createUserRows(now, data.reviewers, passwordHash, merchantId)
  const userIds = toIdsBy('email', users)
  const productIds = toIdsBy('slug', catalogue.products)
  const addresses = createAddressRows(now, users)
  const { products } = catalogue
  const { orders, orderLines } = createOrderRows({
    now,
    reviewers: data.reviewers,
    userIds,
    products,
    addresses,
    taxRate,
  })
  // The brand of a disabled merchant is marked, so that enabling the merchant activates it again.
  const disabledBrandIds = new Set(
    merchants.filter(({ brandId, isActive }) => brandId && !isActive).map((m) => m.brandId),
  )

  await tx.insert(tables.pictures).values(catalogue.pictures)
  await tx
    .insert(tables.brands)
    .values(catalogue.brands.map((b) => ({ ...b, offByMerchant: disabledBrandIds.has(b.id) })))
  await tx.insert(tables.categories).values(catalogue.categories)
  await tx.insert(tables.products).values(products)
  await tx.insert(tables.productPictures).values(catalogue.productPictures)
  await tx.insert(tables.productCategories).values(catalogue.productCategories)
  await tx.insert(tables.merchants).values(merchants)
  await tx.insert(tables.users).values(users)
  await tx.insert(tables.addresses).values(addresses)
  await tx.insert(tables.reviews).values(createReviewRows(now, data, userIds, productIds))
  await tx.insert(tables.wishlist).values(createWishlistRows(now, data, userIds, productIds))
  await tx.insert(tables.orders).values(orders)
  await tx.insert(tables.orderLines).values(orderLines)
  await tx.insert(tables.chatMessages).values(createChatRows(now, data.reviewers, userIds))
  await tx.update(tables.supportThreads).set({ unread: 0 }) // The admin has read them.
}

/**
 * Fills an empty database with the demo shop: catalogue, pictures, accounts, reviews, merchants, orders and chats. A database
 * that contains any of these is not changed. All rows are inserted in one transaction, so after a crash the next start
 * seeds again and reuses the pictures that are stored already. If several servers start at once, one of them seeds.
 *
 * @returns whether it has filled the database
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
  const data = await loadDemoData()
  const [pictures, passwordHash] = await Promise.all([
    storeToyPicturesApart(config, [...data.products, ...listMorePictures(data)]),
    hashPassword(DEMO_PASSWORD),
  ])
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK_IDS.seed})`)
    if (!(await isEmpty(tx))) return false
    await insertDemo(tx, data, { now: clock.now(), pictures, passwordHash, taxRate: config.taxRate })
    return true
  })
}
