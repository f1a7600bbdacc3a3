import type { Merchant, MerchantInput } from '@whirligig/contract'
import { count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { merchantSearchText, merchants, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { lockBrand } from '../brands/brand-hold.ts'

export type MerchantRow = typeof merchants.$inferSelect

const newestFirst = [desc(merchants.createdAt), desc(merchants.id)] as const

/** Merchants as they are shown; add `where`, order and limit. */
function selectMerchants(db: Database) {
  return db
    .select({ merchant: merchants, hasAccount: sql<boolean>`${isNotNull(users.id)}` })
    .from(merchants)
    .leftJoin(users, eq(users.merchantId, merchants.id))
    .$dynamic()
}

type ShownRow = Awaited<ReturnType<typeof selectMerchants>>[number]

/** A row as the wire has it. */
function toMerchant({ merchant, hasAccount }: ShownRow): Merchant {
  const { id, name, email, phoneNumber, brandName, business, status, isActive, createdAt } = merchant
  const created = createdAt.toISOString()
  return { _id: id, name, email, phoneNumber, brandName, business, status, isActive, hasAccount, created }
}

/** A page of merchants and applications, the newest first. */
export async function pageOfMerchants(db: Database, { limit, offset }: Pagination): Promise<Merchant[]> {
  // The page is found in an index alone: what is skipped is never read.
  const page = db
    .select({ id: merchants.id })
    .from(merchants)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await selectMerchants(db)
    .innerJoin(page, eq(page.id, merchants.id))
    .orderBy(...newestFirst)
  return rows.map(toMerchant)
}

export async function countMerchants(db: Database): Promise<number> {
  const [row] = await db.select({ n: count() }).from(merchants)
  return row?.n ?? 0
}

/** Merchants whose name, email, phone number, brand or status contains the term, the newest first. */
export async function merchantsWith(db: Database, term: string, limit: number): Promise<Merchant[]> {
  const rows = await selectMerchants(db)
    .where(contains(merchantSearchText, term))
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map(toMerchant)
}

/** One that is known to be there. */
export async function readMerchant(db: Database, id: string): Promise<Merchant> {
  const [row] = await selectMerchants(db).where(eq(merchants.id, id))
  if (!row) throw new Error('A locked merchant is there.')
  return toMerchant(row)
}

/** Adds an application. Rejects with the violation of `merchants_open_email_unique` when the email has an open one. */
export async function insertApplication(tx: Database, application: MerchantInput, createdAt: Date): Promise<void> {
  const { name, email, phoneNumber, brandName, business } = application
  await tx.insert(merchants).values({ name, email, phoneNumber, brandName, business, createdAt })
}

/**
 * A merchant that nobody else changes until the transaction ends, and the brand, locked first: `lockBrand` says why. Which
 * brand that is can only be seen when nobody is about to make one, hence the lock by name before everything else.
 *
 * @returns undefined when there is no such merchant
 */
export async function lockMerchant(tx: Database, id: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`merchant:${id}`}, 0))`)
  const [seen] = await tx.select({ brandId: merchants.brandId }).from(merchants).where(eq(merchants.id, id))
  const brand = seen?.brandId ? await lockBrand(tx, seen.brandId) : undefined
  const [merchant] = await tx.select().from(merchants).where(eq(merchants.id, id)).for('update')
  // Deleted between the two looks, the brand is none.
  return merchant && { merchant, brand: merchant.brandId ? brand : undefined }
}
export type Locked = NonNullable<Awaited<ReturnType<typeof lockMerchant>>>

export async function updateMerchant(
  tx: Database,
  id: string,
  set: Partial<Pick<MerchantRow, 'status' | 'isActive' | 'brandId'>>,
): Promise<void> {
  await tx.update(merchants).set(set).where(eq(merchants.id, id))
}

/** Forgets a merchant, with the invitations. Whose account it was is a member from now on. */
export async function deleteMerchant(tx: Database, id: string): Promise<void> {
  // An admin who was a merchant before stays one.
  const role = sql`case when ${users.role} = 'ROLE MERCHANT' then 'ROLE MEMBER' else ${users.role} end`
  await tx.update(users).set({ role, merchantId: null }).where(eq(users.merchantId, id))
  await tx.delete(merchants).where(eq(merchants.id, id))
}
