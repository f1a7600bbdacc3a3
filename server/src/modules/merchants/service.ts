import {
  type Merchant,
  type MerchantInput,
  type MerchantPage,
  type MessageResponse,
  PAGE_SIZE,
  RESPONSE_TEXT,
  ROLE_MEMBER,
  ROLE_MERCHANT,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { type Actor, recordAudit, recordRole } from '../audit/record-audit.ts'
import { deactivateBrand } from '../brands/brand-activation.ts'
import { parseSearchText } from '../products/product-filter.ts'
import { findMerchantAccount } from './merchant-accounts.ts'
import { createApplicationMail } from './merchant-mails.ts'
import {
  countMerchants,
  deleteMerchantRow,
  findMerchants,
  findMerchantsByTerm,
  insertApplication,
  type LockedMerchant,
  lockMerchant,
} from './queries.ts'

/** Returns a page of merchants and applications, newest first. */
export async function listMerchants(db: Database, query: { page?: unknown; limit?: unknown }): Promise<MerchantPage> {
  const paging = parsePagination(query, PAGE_SIZE.merchants)
  const [merchants, count] = await Promise.all([findMerchants(db, paging), countMerchants(db)])
  return { merchants, ...toPageInfo(count, paging) }
}

/** Returns at most a hundred merchants that contain the term; none for an empty term. */
export async function searchMerchants(db: Database, search: unknown): Promise<Merchant[]> {
  const term = parseSearchText(search)
  return term === '' ? [] : findMerchantsByTerm(db, term, PAGE_SIZE.max)
}

/**
 * Stores an application and mails a receipt.
 *
 * @throws AppError 400 when the email has an application that is not rejected
 */
export async function submitApplication(deps: Deps, input: MerchantInput): Promise<MessageResponse> {
  const now = deps.clock.now()
  try {
    await inTransaction(deps, async (tx, emit) => {
      await insertApplication(tx, input, now)
      await queueMail(tx, emit, createApplicationMail(input.email, deps.config.appUrl), now)
    })
  } catch (error) {
    if (isConstraintViolation(error, 'merchants_open_email_unique')) {
      throw badRequest(RESPONSE_TEXT.auth.emailTaken, 'email')
    }
    throw error
  }
  return { success: true, message: RESPONSE_TEXT.merchant.received(input.phoneNumber) }
}

/** Locks a merchant and its brand until the transaction ends. @throws AppError 404, also for a malformed id */
export async function lockMerchantOrThrow(tx: Database, id: string): Promise<LockedMerchant> {
  const locked = isId(id) ? await lockMerchant(tx, id) : undefined
  if (!locked) throw notFound(RESPONSE_TEXT.merchant.missing)
  return locked
}

/**
 * Deletes a merchant: the brand is deactivated and the account becomes a member's. Orders and products stay.
 *
 * @throws AppError 404
 */
export function deleteMerchant(deps: Deps, id: string, actor: Actor): Promise<MessageResponse> {
  const now = deps.clock.now()
  return inTransaction(deps, async (tx, emit) => {
    const { merchant, brand } = await lockMerchantOrThrow(tx, id)
    if (brand) await deactivateBrand(tx, emit, brand.id)
    const account = await findMerchantAccount(tx, id)
    if (account) {
      emit('accountsChanged', [account.id])
      await recordRole(tx, { actor, userId: account.id, from: ROLE_MERCHANT, to: ROLE_MEMBER, now })
    }
    await deleteMerchantRow(tx, id)
    const details = { from: merchant.status, name: merchant.brandName }
    await recordAudit(tx, { actor, entity: 'merchant', entityId: id, action: 'deleted', details, now })
    return { success: true, message: RESPONSE_TEXT.merchant.deleted }
  })
}
