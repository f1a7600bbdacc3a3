import { isAdmin, RESPONSE_TEXT, ROLE_MERCHANT, type Role } from '@whirligig/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import { badRequest } from '../../lib/errors.ts'

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  role: users.role,
  merchantId: users.merchantId,
}

/** Returns the account of a merchant, or undefined before the sign-up. */
export async function findMerchantAccount(tx: Database, merchantId: string) {
  const [account] = await tx.select(columns).from(users).where(eq(users.merchantId, merchantId))
  return account
}

/** Finds the account of an email in any case, and locks its role until the transaction ends. */
export async function lockAccountByEmail(tx: Database, email: string) {
  const [account] = await tx
    .select(columns)
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    .for('no key update')
  return account
}

/** @throws AppError 400 for an admin and for the account of a merchant */
export function assertCanBecomeMerchant(account: { role: Role; merchantId: string | null }): void {
  if (isAdmin(account)) throw badRequest(RESPONSE_TEXT.merchant.emailOfAdmin)
  if (account.merchantId !== null) throw badRequest(RESPONSE_TEXT.merchant.emailOfMerchant)
}

/** Makes a member the user of a merchant. */
export async function grantMerchantRole(tx: Database, userId: string, merchantId: string): Promise<void> {
  await tx.update(users).set({ role: ROLE_MERCHANT, merchantId }).where(eq(users.id, userId))
}

type NewAccount = { email: string; firstName: string; lastName: string; passwordHash: string; createdAt: Date }

/** Inserts the account of a merchant. @throws the violation of `users_email_unique` when the email is taken */
export async function insertMerchantAccount(tx: Database, account: NewAccount, merchantId: string): Promise<void> {
  await tx.insert(users).values({ ...account, role: ROLE_MERCHANT, merchantId })
}
