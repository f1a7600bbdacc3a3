import { type DecisionInput, LIMITS, type MerchantSavedResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import type { Deps } from '../../deps.ts'
import { assertExpectedStatus } from '../../lib/assert-expected-status.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { badRequest } from '../../lib/errors.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { activateBrand } from '../brands/brand-activation.ts'
import { insertBrand } from '../brands/insert-brand.ts'
import { createInvitation } from './invitations.ts'
import { assertCanBecomeMerchant, findMerchantAccount, lockAccountByEmail } from './merchant-accounts.ts'
import { createEnabledMail, createInvitationMail } from './merchant-mails.ts'
import { getMerchant, type LockedMerchant, type MerchantRow, updateMerchant } from './queries.ts'
import { lockMerchantOrThrow } from './service.ts'

type Context = { now: Date; appUrl: string }

/** Shortens the application's text about the business to a brand's description. */
function toBrandDescription(business: string): string {
  const characters = Array.from(business)
  if (characters.length <= LIMITS.description) return business
  const start = characters.slice(0, LIMITS.description - 1).join('')
  return `${start.trimEnd()}…`
}

/**
 * Mails an invitation to the application's email. An account with that email becomes the merchant's only with the mailed link,
 * because anyone could have created it.
 */
async function invite(tx: Database, emit: Emit, merchant: MerchantRow, { now, appUrl }: Context): Promise<string> {
  const { id, email, name } = merchant
  if (email === null) throw badRequest(RESPONSE_TEXT.merchant.emailMissing)
  const account = await lockAccountByEmail(tx, email)
  if (account) assertCanBecomeMerchant(account)
  const token = await createInvitation(tx, id, email, now)
  await queueMail(tx, emit, createInvitationMail({ email, name }, token, appUrl), now)
  return RESPONSE_TEXT.merchant.invited(email)
}

/** Makes sure that the merchant has an account or an invitation. Returns the message for the admin. */
async function ensureAccount(tx: Database, emit: Emit, merchant: MerchantRow, context: Context): Promise<string> {
  const account = await findMerchantAccount(tx, merchant.id)
  if (!account) return invite(tx, emit, merchant, context)
  emit('accountsChanged', [account.id])
  const email = account.email ?? merchant.email
  if (email !== null && !merchant.isActive) {
    await queueMail(tx, emit, createEnabledMail({ email, name: account.firstName }, context.appUrl), context.now)
  }
  return merchant.isActive ? RESPONSE_TEXT.merchant.hasAccount : RESPONSE_TEXT.merchant.approved
}

/**
 * The first approval creates the brand, inactive. A later one activates it again if rejecting or disabling the merchant had
 * deactivated it.
 *
 * @returns the id of the brand
 */
async function ensureBrand(tx: Database, emit: Emit, { merchant, brand }: LockedMerchant, now: Date): Promise<string> {
  if (brand) {
    if (brand.offByMerchant) await activateBrand(tx, emit, brand.id)
    return brand.id
  }
  const { brandName: name, business } = merchant
  const description = toBrandDescription(business)
  return (await insertBrand(tx, { name, description, isActive: false, createdAt: now })).id
}

/**
 * Approves an application: the merchant becomes active and gets a brand, and an invitation to use it with an account.
 * Approving again sends a new invitation until one is used.
 *
 * @throws AppError 404; 400 when the application has no email, when the email belongs to an admin or to another merchant, or
 *   when the decision names another status
 */
export async function approveMerchant(
  deps: Deps,
  id: string,
  decision: DecisionInput,
  actor: Actor,
): Promise<MerchantSavedResponse> {
  const context = { now: deps.clock.now(), appUrl: deps.config.appUrl }
  try {
    return await inTransaction(deps, async (tx, emit) => {
      const locked = await lockMerchantOrThrow(tx, id)
      assertExpectedStatus(decision, locked.merchant.status)
      const message = await ensureAccount(tx, emit, locked.merchant, context)
      const brandId = await ensureBrand(tx, emit, locked, context.now)
      await updateMerchant(tx, id, { status: 'Approved', isActive: true, brandId })
      // Also when nothing but the invitation is new.
      await recordAudit(tx, {
        ...{ actor, entity: 'merchant', entityId: id, action: 'status', now: context.now },
        details: { from: locked.merchant.status, to: 'Approved' },
      })
      return { success: true, message, merchant: await getMerchant(tx, id) }
    })
  } catch (error) {
    // The application was rejected, and a newer one with the same email is open.
    if (isConstraintViolation(error, 'merchants_open_email_unique'))
      throw badRequest(RESPONSE_TEXT.merchant.alreadyApplied)
    throw error
  }
}
