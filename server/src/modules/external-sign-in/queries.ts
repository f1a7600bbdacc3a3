import type { Provider } from '@whirligig/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { externalSignIns, users } from '../../db/schema/index.ts'

export async function insertSignIn(db: Database, signIn: typeof externalSignIns.$inferInsert): Promise<void> {
  await db.insert(externalSignIns).values(signIn)
}

/** Deletes a pending sign-in and returns its secrets, so that each one is used at most once. */
export async function consumeSignIn(db: Database, provider: Provider, stateHash: string, now: Date) {
  const [signIn] = await db
    .delete(externalSignIns)
    .where(
      and(
        eq(externalSignIns.stateHash, stateHash),
        eq(externalSignIns.provider, provider),
        gt(externalSignIns.expiresAt, now),
      ),
    )
    .returning({ nonce: externalSignIns.nonce, codeVerifier: externalSignIns.codeVerifier })
  return signIn
}

/** Finds the account of an external user. @returns its id */
export async function findBySubject(db: Database, provider: Provider, subject: string) {
  const [user] = await db
    .select({ id: users.id, disabledAt: users.disabledAt })
    .from(users)
    .where(and(eq(users.provider, provider), eq(users.providerSubject, subject)))
  return user
}

type NewExternalUser = {
  provider: Provider
  providerSubject: string
  email: string | null
  firstName: string
  lastName: string
  createdAt: Date
}

/** Inserts a member. Rejects with a violation of `users_email_unique` or `users_provider_subject_unique`. */
export async function insertExternalUser(tx: Database, user: NewExternalUser): Promise<string> {
  const [inserted] = await tx.insert(users).values(user).returning({ id: users.id })
  if (!inserted) throw new Error('The insert returned no row.')
  return inserted.id
}
