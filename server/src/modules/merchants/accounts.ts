import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  role: users.role,
  merchantId: users.merchantId,
}

/** The account of a merchant, once there is one. */
export async function accountOf(tx: Database, merchantId: string) {
  const [account] = await tx.select(columns).from(users).where(eq(users.merchantId, merchantId))
  return account
}

/** The account of an email address, in whatever case; nobody else gives it another role until the transaction ends. */
export async function lockAccountByEmail(tx: Database, email: string) {
  const [account] = await tx
    .select(columns)
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    .for('no key update')
  return account
}

/** Makes a member a merchant. */
export async function makeMerchant(tx: Database, userId: string, merchantId: string): Promise<void> {
  await tx.update(users).set({ role: 'ROLE MERCHANT', merchantId }).where(eq(users.id, userId))
}

type NewAccount = { email: string; firstName: string; lastName: string; passwordHash: string; createdAt: Date }

/** Adds the account of a merchant. Rejects with the violation of `users_email_unique` when the email is taken. */
export async function insertAccount(tx: Database, account: NewAccount, merchantId: string): Promise<void> {
  await tx.insert(users).values({ ...account, role: 'ROLE MERCHANT', merchantId })
}
