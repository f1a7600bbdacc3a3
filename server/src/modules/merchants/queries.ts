import { type Merchant, type MerchantFilter, type MerchantInput, ROLE_MEMBER, ROLE_MERCHANT } from '@whirligig/contract'
import { and, count, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { merchantSearchText, merchants, products, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { lockBrand } from '../brands/brand-activation.ts'

export type MerchantRow = typeof merchants.$inferSelect

const newestFirst = [desc(merchants.createdAt), desc(merchants.id)] as const

/** Returns the merchants that match a condition, newest first, with how many toys they have in the shop. */
async function listMerchants(
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Merchant[]> {
  // The subquery reads no column that its filter does not need, so skipped rows cost little.
  const page = db
    .select({ id: merchants.id })
    .from(merchants)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select({
      merchant: merchants,
      // In a statement with a join Drizzle names the table of each column. Without, this would compare products with themselves.
      activeToys: sql<number>`(select count(*) from ${products} where ${products.brandId} = ${merchants.brandId} and ${products.isActive})::int`,
    })
    .from(merchants)
    .innerJoin(page, eq(page.id, merchants.id))
    .orderBy(...newestFirst)
  return rows.map(({ merchant, activeToys }) => toMerchant(merchant, activeToys))
}

/** Converts a row to the contract's shape. */
function toMerchant(merchant: MerchantRow, activeToys: number): Merchant {
  const { id, name, email, phoneNumber, brandName, business, status, isActive, hasAccount, createdAt } = merchant
  const created = createdAt.toISOString()
  return { _id: id, name, email, phoneNumber, brandName, business, status, isActive, hasAccount, activeToys, created }
}

const isApproved = eq(merchants.status, 'Approved')
const WHERE: Record<MerchantFilter, SQL | undefined> = {
  waiting: eq(merchants.status, 'Waiting Approval'),
  invited: and(isApproved, merchants.isActive, not(merchants.hasAccount)),
  active: and(isApproved, merchants.isActive, merchants.hasAccount),
  disabled: and(isApproved, not(merchants.isActive)),
  rejected: eq(merchants.status, 'Rejected'),
}

/** Returns a page of merchants and applications, or of those with a status, newest first. */
export const findMerchants = (
  db: Database,
  filter: MerchantFilter | undefined,
  pagination: Pagination,
): Promise<Merchant[]> => listMerchants(db, filter && WHERE[filter], pagination)

const countIf = (filter: MerchantFilter) => sql<number>`coalesce(sum(n) filter (where ${WHERE[filter]}), 0)::int`

/** Counts all merchants and those of each status. */
export async function countMerchants(db: Database): Promise<Record<MerchantFilter | 'all', number>> {
  // The conditions of the filters are checked for each state instead of each merchant. The subquery has the name of the table for them.
  const { status, isActive, hasAccount } = merchants
  const states = db
    .select({ status, isActive, hasAccount, n: count().as('n') })
    .from(merchants)
    .groupBy(status, isActive, hasAccount)
    .as('merchants')
  const [row] = await db
    .select({
      all: sql<number>`coalesce(sum(n), 0)::int`,
      waiting: countIf('waiting'),
      invited: countIf('invited'),
      active: countIf('active'),
      disabled: countIf('disabled'),
      rejected: countIf('rejected'),
    })
    .from(states)
  if (!row) throw new Error('An aggregate returned no row.')
  return row
}

/** Finds merchants whose name, email, phone number, brand or status contains the term, newest first. */
export const findMerchantsByTerm = (
  db: Database,
  term: string,
  filter: MerchantFilter | undefined,
  limit: number,
): Promise<Merchant[]> => listMerchants(db, and(contains(merchantSearchText, term), filter && WHERE[filter]), { limit })

/** Returns a merchant that the transaction has locked. */
export async function getMerchant(db: Database, id: string): Promise<Merchant> {
  const [merchant] = await listMerchants(db, eq(merchants.id, id), { limit: 1 })
  if (!merchant) throw new Error('The locked merchant was not found.')
  return merchant
}

/** Inserts an application. @throws the violation of `merchants_open_email_unique` when the email has an open one */
export async function insertApplication(tx: Database, application: MerchantInput, createdAt: Date): Promise<void> {
  const { name, email, phoneNumber, brandName, business } = application
  await tx.insert(merchants).values({ name, email, phoneNumber, brandName, business, createdAt })
}

/**
 * Locks a merchant and its brand until the transaction ends. The brand is locked first (see `lockBrand`). A concurrent
 * approval may be creating it, so an advisory lock on the merchant's id comes before both.
 *
 * @returns undefined when there is no such merchant
 */
export async function lockMerchant(tx: Database, id: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`merchant:${id}`}, 0))`)
  const [current] = await tx.select({ brandId: merchants.brandId }).from(merchants).where(eq(merchants.id, id))
  const brand = current?.brandId ? await lockBrand(tx, current.brandId) : undefined
  const [merchant] = await tx.select().from(merchants).where(eq(merchants.id, id)).for('update')
  // The brand may have been deleted between the two reads.
  return merchant && { merchant, brand: merchant.brandId ? brand : undefined }
}
export type LockedMerchant = NonNullable<Awaited<ReturnType<typeof lockMerchant>>>

export async function updateMerchant(
  tx: Database,
  id: string,
  set: Partial<Pick<MerchantRow, 'status' | 'isActive' | 'brandId'>>,
): Promise<void> {
  await tx.update(merchants).set(set).where(eq(merchants.id, id))
}

/** Deletes a merchant with its invitations. Its account becomes a member's. */
export async function deleteMerchantRow(tx: Database, id: string): Promise<void> {
  // An admin who was a merchant before stays an admin.
  const role = sql`case when ${users.role} = ${ROLE_MERCHANT} then ${ROLE_MEMBER} else ${users.role} end`
  await tx.update(users).set({ role, merchantId: null }).where(eq(users.merchantId, id))
  await tx.delete(merchants).where(eq(merchants.id, id))
}
