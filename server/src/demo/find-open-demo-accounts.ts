import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import { verifyPassword } from '../modules/auth/password.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'

/** Lists the demo accounts in the database that still have the known password, even if `DEMO` is off by now. */
export async function findOpenDemoAccounts(db: Database): Promise<string[]> {
  const accounts = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.email, [...DEMO_ACCOUNTS]))
  const open: string[] = []
  for (const { email, passwordHash } of accounts) {
    if (email && (await verifyPassword(passwordHash, DEMO_PASSWORD))) open.push(email)
  }
  return open
}
