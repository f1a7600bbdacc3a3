import { type ProfileInput, ROLE_MEMBER, type Role, type User } from '@whirligig/contract'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { brands, merchants, userSearchText, users } from '../../db/schema/index.ts'
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

/** Users with a role whose first name, last name or email contains the text, newest first. @param role undefined for all */
export async function findUsersByText(
  db: Database,
  term: string,
  role: Role | undefined,
  limit: number,
): Promise<User[]> {
  const rows = await selectUsers(db)
    .where(and(contains(userSearchText, term), role && eq(users.role, role)))
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map(toUser)
}

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
