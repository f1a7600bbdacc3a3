import type { Provider } from '@whirligig/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { externalSignIns, users } from '../../db/schema/index.ts'

export async function insertSignIn(db: Database, signIn: typeof externalSignIns.$inferInsert): Promise<void> {
  await db.insert(externalSignIns).values(signIn)
}

/** What a sign-in began with; there is a second time only for nobody. */
export async function consumeSignIn(db: Database, provider: Provider, stateHash: string, now: Date) {
  const [taken] = await db
    .delete(externalSignIns)
    .where(
      and(
        eq(externalSignIns.stateHash, stateHash),
        eq(externalSignIns.provider, provider),
        gt(externalSignIns.expiresAt, now),
      ),
    )
    .returning({ nonce: externalSignIns.nonce, codeVerifier: externalSignIns.codeVerifier })
  return taken
}

/** The id of the account that this person has. */
export async function findBySubject(db: Database, provider: Provider, subject: string): Promise<string | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.provider, provider), eq(users.providerSubject, subject)))
  return user?.id
}

type NewExternalUser = {
  provider: Provider
  providerSubject: string
  email: string | null
  firstName: string
  lastName: string
  createdAt: Date
}

/** Adds a member. Rejects with the violation of `users_email_unique` or `users_provider_subject_unique`. */
export async function insertExternalUser(tx: Database, person: NewExternalUser): Promise<string> {
  const [user] = await tx.insert(users).values(person).returning({ id: users.id })
  if (!user) throw new Error('An insert answers its row.')
  return user.id
}
