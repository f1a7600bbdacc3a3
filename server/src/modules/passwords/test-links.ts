import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { mails } from '../../db/schema/index.ts'

/** The tokens of the reset links that were mailed to an address, the oldest first. */
export async function mailedTokens(db: Database, email: string): Promise<string[]> {
  const sent = await db.select({ text: mails.text }).from(mails).where(eq(mails.to, email)).orderBy(mails.id)
  return sent.flatMap(({ text }) => /\/#\/reset-password\/([\w-]{43})$/m.exec(text)?.[1] ?? [])
}
