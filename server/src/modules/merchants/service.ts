import {
  MERCHANT_FILTERS,
  type Merchant,
  type MerchantInput,
  type MerchantPage,
  type MessageResponse,
  PAGE_SIZE,
  parseFilter,
  RESPONSE_TEXT,
  ROLE_MEMBER,
  ROLE_MERCHANT,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
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

/** Returns a page of merchants and applications, or of those with a status, newest first, with the number of each status. */
export async function listMerchants(
  db: Database,
  query: { page?: unknown; limit?: unknown; status?: unknown },
): Promise<MerchantPage> {
  const paging = parsePagination(query, PAGE_SIZE.merchants)
  const filter = parseFilter(MERCHANT_FILTERS, query.status)
  const [merchants, { all, ...counts }] = await Promise.all([findMerchants(db, filter, paging), countMerchants(db)])
  return { merchants, ...toPageInfo(filter ? counts[filter] : all, paging), counts }
}

/** Returns at most a hundred merchants that contain the term, also of one status; none for an empty term. */
export async function searchMerchants(
  db: Database,
  query: { search?: unknown; status?: unknown },
): Promise<Merchant[]> {
  const term = parseSearchText(query.search)
  return term === '' ? [] : findMerchantsByTerm(db, term, parseFilter(MERCHANT_FILTERS, query.status), PAGE_SIZE.max)
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

/** Locks a merchant and its brand until the transaction ends. @throws AppError 404 */
export async function lockMerchantOrThrow(tx: Database, id: string): Promise<LockedMerchant> {
  const locked = await lockMerchant(tx, id)
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
