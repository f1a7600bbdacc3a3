import type { ProfileInput, User } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, merchants, users } from '../../db/schema/index.ts'

/** Users as they are shown, with their merchant and its brand; add `where`, order and limit. */
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

/** A row as the wire has it. */
function toUser({ user, merchant, brand }: Row): User {
  const { id, email, firstName, lastName, phoneNumber, provider, role, createdAt } = user
  return {
    _id: id,
    email,
    firstName,
    lastName,
    phoneNumber,
    provider,
    role,
    created: createdAt.toISOString(),
    merchant: merchant && { ...merchant, brand },
  }
}

/** @returns undefined when there is no such user */
export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [row] = await selectUsers(db).where(eq(users.id, id))
  return row && toUser(row)
}

/** Sets what a user may change of their own. */
export async function updateProfile(db: Database, id: string, profile: ProfileInput): Promise<void> {
  const { firstName, lastName, phoneNumber } = profile
  await db
    .update(users)
    .set({ firstName, lastName, phoneNumber: phoneNumber || null })
    .where(eq(users.id, id))
}
