import { type ProfileInput, ROLE_MEMBER, type Role, type User } from '@whirligig/contract'
import { and, count, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm'
import { comesAfter } from '../../db/comes-after.ts'
import { contains } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { brands, merchants, orders, userSearchText, users } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'

/** A query for users with their merchant and brand. Callers add conditions, order and limit. */
function selectUsers(db: Database) {
  return db
    .select({
      user: users,
      merchant: { _id: merchants.id, name: merchants.name, isActive: merchants.isActive, status: merchants.status },
      brand: { _id: brands.id, name: brands.name, slug: brands.slug },
    })
    .from(users)
    .leftJoin(merchants, eq(merchants.id, users.merchantId))
    .leftJoin(brands, eq(brands.id, merchants.brandId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectUsers>>[number]

/** Serializes a row for the API. */
function toUser({ user, merchant, brand }: Row): User {
  const { id, email, firstName, lastName, phoneNumber, provider, role, createdAt, disabledAt, staffMailedUntil } = user
  return {
    _id: id,
    email,
    firstName,
    lastName,
    phoneNumber,
    provider,
    role,
    created: createdAt.toISOString(),
    ...(disabledAt && { isDisabled: true }),
    ...(role !== ROLE_MEMBER && { staffMails: staffMailedUntil !== null }),
    merchant: merchant && { ...merchant, brand },
  }
}

/** @returns undefined if there is no such user */
export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [row] = await selectUsers(db).where(eq(users.id, id))
  return row && toUser(row)
}

const newestFirst = [desc(users.createdAt), desc(users.id)] as const

/** A page of the users with a role, newest first. @param role undefined for all */
export async function findUsersPage(
  db: Database,
  role: Role | undefined,
  { limit, offset }: Pagination,
): Promise<User[]> {
  // The subquery uses an index-only scan, so that skipped rows are not read.
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(role && eq(users.role, role))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await selectUsers(db)
    .innerJoin(page, eq(page.id, users.id))
    .orderBy(...newestFirst)
  return rows.map(toUser)
}

/** Counts the users of each role that occurs. */
export const countUsers = (db: Database) => db.select({ role: users.role, n: count() }).from(users).groupBy(users.role)

/** Which users a search or an export finds. */
export type UsersFilter = {
  /** Part of the first name, last name or email; '' for no search. */
  search: string
  /** undefined for all */
  role: Role | undefined
}

const matchesFilter = ({ search, role }: UsersFilter): SQL | undefined =>
  and(search === '' ? undefined : contains(userSearchText, search), role && eq(users.role, role))

/** Returns the next users that match a filter after a user, or the first ones, newest first. */
export async function findUsersAfter(
  db: Database,
  filter: UsersFilter,
  after: User | undefined,
  limit: number,
): Promise<User[]> {
  const isAfter = after && comesAfter([users.createdAt, users.id], desc, [after.created, after._id])
  const rows = await selectUsers(db)
    .where(and(matchesFilter(filter), isAfter))
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map(toUser)
}

/** Counts the orders of users and sums up their totals. A user without orders has no row. */
export const sumOrders = (db: Database, userIds: readonly string[]) =>
  db
    .select({ userId: orders.userId, orders: count(), spentCents: sum(orders.totalCents).mapWith(Number) })
    .from(orders)
    .where(inArray(orders.userId, [...userIds]))
    .groupBy(orders.userId)

/** Updates the fields that users may change. Staff mails tell of what is new after `now`. */
export async function updateProfile(db: Database, id: string, profile: ProfileInput, now: Date): Promise<void> {
  const { firstName, lastName, phoneNumber, staffMails } = profile
  const staffMailedUntil = staffMails
    ? sql`coalesce(${users.staffMailedUntil}, ${now.toISOString()}::timestamptz)`
    : null
  await db
    .update(users)
    .set({
      firstName,
      lastName,
      phoneNumber: phoneNumber || null,
      ...(staffMails !== undefined && { staffMailedUntil }),
    })
    .where(eq(users.id, id))
}
