import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { merchantInvitations } from '../../db/schema/index.ts'
import { addMs, DAY } from '../../lib/clock.ts'
import { hashToken, newToken } from '../../lib/token.ts'

const INVITATION_LIFE = 7 * DAY

const usable = (now: Date) => and(isNull(merchantInvitations.usedAt), gt(merchantInvitations.expiresAt, now))

/** Ends what invitations a merchant has. */
export async function voidInvitations(tx: Database, merchantId: string, now: Date): Promise<void> {
  await tx
    .update(merchantInvitations)
    .set({ usedAt: now })
    .where(and(eq(merchantInvitations.merchantId, merchantId), usable(now)))
}

/** Invites to complete the sign-up within seven days; earlier invitations end. @returns the token, which is nowhere else */
export async function invite(tx: Database, merchantId: string, email: string, now: Date): Promise<string> {
  await voidInvitations(tx, merchantId, now)
  const token = newToken()
  const expiresAt = addMs(now, INVITATION_LIFE)
  await tx
    .insert(merchantInvitations)
    .values({ tokenHash: hashToken(token), merchantId, email, createdAt: now, expiresAt })
  return token
}

const opens = (token: string, email: string, now: Date) =>
  and(
    eq(merchantInvitations.tokenHash, hashToken(token)),
    eq(sql`lower(${merchantInvitations.email})`, sql`lower(${email})`),
    usable(now),
  )

/** Whom an invitation to this address is for, while it works. */
export async function invitedMerchant(db: Database, token: string, email: string, now: Date) {
  const [invitation] = await db
    .select({ merchantId: merchantInvitations.merchantId })
    .from(merchantInvitations)
    .where(opens(token, email, now))
  return invitation?.merchantId
}

/** Uses an invitation up. @returns whether it still worked */
export async function spendInvitation(tx: Database, token: string, email: string, now: Date): Promise<boolean> {
  const spent = await tx
    .update(merchantInvitations)
    .set({ usedAt: now })
    .where(opens(token, email, now))
    .returning({ id: merchantInvitations.id })
  return spent.length === 1
}
