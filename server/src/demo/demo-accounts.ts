import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import { verifyPassword } from '../modules/auth/password.ts'

/** The demo's accounts, one a role, and the password of all of them. */
export const DEMO_ACCOUNTS = ['admin@whirligig.test', 'merchant@whirligig.test', 'member@whirligig.test'] as const
export const DEMO_PASSWORD = 'whirligig'

/** The demo accounts that exist and that the known password still opens, with whatever settings they were made. */
export async function openDemoAccounts(db: Database): Promise<string[]> {
  const found = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.email, [...DEMO_ACCOUNTS]))
  const open: string[] = []
  for (const { email, passwordHash } of found) {
    if (email && (await verifyPassword(passwordHash, DEMO_PASSWORD))) open.push(email)
  }
  return open
}
