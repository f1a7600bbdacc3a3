import { RESPONSE_TEXT } from '@whirligig/contract'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { merchantInvitations } from '../../db/schema/index.ts'
import { addMs, DAY } from '../../lib/clock.ts'
import { badRequest } from '../../lib/errors.ts'
import { hashToken, newToken } from '../../lib/token.ts'

const INVITATION_TTL_MS = 7 * DAY

const isUsable = (now: Date) => and(isNull(merchantInvitations.usedAt), gt(merchantInvitations.expiresAt, now))

/** 400: the invitation is used, expired, unknown or for another email. */
export const invitationExpired = () => badRequest(RESPONSE_TEXT.merchant.expired)

/** Revokes the unused invitations of a merchant. */
export async function revokeInvitations(tx: Database, merchantId: string, now: Date): Promise<void> {
  await tx
    .update(merchantInvitations)
    .set({ usedAt: now })
    .where(and(eq(merchantInvitations.merchantId, merchantId), isUsable(now)))
}

/**
 * Creates an invitation to sign up within seven days and revokes earlier ones.
 *
 * @returns the token; only its hash is stored
 */
export async function createInvitation(tx: Database, merchantId: string, email: string, now: Date): Promise<string> {
  await revokeInvitations(tx, merchantId, now)
  const token = newToken()
  const expiresAt = addMs(now, INVITATION_TTL_MS)
  await tx
    .insert(merchantInvitations)
    .values({ tokenHash: hashToken(token), merchantId, email, createdAt: now, expiresAt })
  return token
}

const matches = (token: string, email: string, now: Date) =>
  and(
    eq(merchantInvitations.tokenHash, hashToken(token)),
    eq(sql`lower(${merchantInvitations.email})`, sql`lower(${email})`),
    isUsable(now),
  )

/** Returns the merchant of a usable invitation for this email, or undefined. */
export async function findInvitedMerchantId(db: Database, token: string, email: string, now: Date) {
  const [invitation] = await db
    .select({ merchantId: merchantInvitations.merchantId })
    .from(merchantInvitations)
    .where(matches(token, email, now))
  return invitation?.merchantId
}

/** Marks an invitation as used. @returns false when it was not usable */
export async function redeemInvitation(tx: Database, token: string, email: string, now: Date): Promise<boolean> {
  const redeemed = await tx
    .update(merchantInvitations)
    .set({ usedAt: now })
    .where(matches(token, email, now))
    .returning({ id: merchantInvitations.id })
  return redeemed.length === 1
}
