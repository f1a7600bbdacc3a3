import { type DecisionInput, LIMITS, type MerchantSavedResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import type { Deps } from '../../deps.ts'
import { assertExpectedStatus } from '../../lib/assert-expected-status.ts'
import { badRequest } from '../../lib/errors.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { turnBrandOn } from '../brands/brand-hold.ts'
import { insertBrand } from '../brands/insert-brand.ts'
import { accountOf, lockAccountByEmail, makeMerchant } from './accounts.ts'
import { invite, voidInvitations } from './invitations.ts'
import { enabledMail, invitationMail, welcomeMerchantMail } from './merchant-mails.ts'
import { type Locked, type MerchantRow, readMerchant, updateMerchant } from './queries.ts'
import { lockKnown } from './service.ts'

type Now = { now: Date; appUrl: string }

/** A brand's description is shorter than what people write of their business. */
const shortened = (text: string): string => {
  const signs = Array.from(text)
  return signs.length <= LIMITS.description
    ? text
    : `${signs
        .slice(0, LIMITS.description - 1)
        .join('')
        .trimEnd()}…`
}

/** Makes a member with the application's email its merchant, or invites that address to make an account. */
async function findOrInvite(tx: Database, merchant: MerchantRow, { now, appUrl }: Now): Promise<string> {
  const { id, email, name, brandName } = merchant
  if (email === null) throw badRequest(RESPONSE_TEXT.merchant.emailMissing)
  const account = await lockAccountByEmail(tx, email)
  if (!account) {
    const token = await invite(tx, id, email, now)
    await queueMail(tx, invitationMail({ email, name }, token, appUrl), now)
    return RESPONSE_TEXT.merchant.invited(email)
  }
  if (account.role === 'ROLE ADMIN') throw badRequest(RESPONSE_TEXT.merchant.emailOfAdmin)
  if (account.merchantId !== null) throw badRequest(RESPONSE_TEXT.merchant.emailOfMerchant)
  await makeMerchant(tx, account.id, id)
  await voidInvitations(tx, id, now)
  await queueMail(tx, welcomeMerchantMail({ email, name: account.firstName }, brandName, appUrl), now)
  return RESPONSE_TEXT.merchant.approved
}

/** The account, or the way to it; answers what to tell the admin. */
async function giveAccount(tx: Database, merchant: MerchantRow, when: Now): Promise<string> {
  const account = await accountOf(tx, merchant.id)
  if (!account) return findOrInvite(tx, merchant, when)
  const email = account.email ?? merchant.email
  if (email !== null && !merchant.isActive) {
    await queueMail(tx, enabledMail({ email, name: account.firstName }, when.appUrl), when.now)
  }
  return RESPONSE_TEXT.merchant.approved
}

/** The brand is made at the first approval, off; later ones bring back what a rejection or disabling had turned off. */
async function giveBrand(tx: Database, { merchant, brand }: Locked, createdAt: Date): Promise<string> {
  if (brand) {
    if (brand.offByMerchant) await turnBrandOn(tx, brand.id)
    return brand.id
  }
  const { brandName: name, business } = merchant
  return (await insertBrand(tx, { name, description: shortened(business), isActive: false, createdAt })).id
}

/**
 * Approves an application: approved and active, with a brand, and an account or an invitation to make one. Once more, it
 * sends a fresh invitation where there is no account yet.
 *
 * @throws AppError 404; 400 for no email, an admin's, another merchant's, or where the status is not what was seen
 */
export async function approve(
  { db, clock, config }: Deps,
  id: string,
  decision: DecisionInput,
): Promise<MerchantSavedResponse> {
  const when = { now: clock.now(), appUrl: config.appUrl }
  try {
    return await db.transaction(async (tx) => {
      const locked = await lockKnown(tx, id)
      assertExpectedStatus(decision, locked.merchant.status)
      const message = await giveAccount(tx, locked.merchant, when)
      const brandId = await giveBrand(tx, locked, when.now)
      await updateMerchant(tx, id, { status: 'Approved', isActive: true, brandId })
      return { success: true, message, merchant: await readMerchant(tx, id) }
    })
  } catch (error) {
    // Rejected once, applied again, and now the first one is approved.
    if (isConstraintViolation(error, 'merchants_open_email_unique'))
      throw badRequest(RESPONSE_TEXT.merchant.alreadyApplied)
    throw error
  }
}
