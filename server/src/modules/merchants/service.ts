import {
  type Merchant,
  type MerchantInput,
  type MerchantPage,
  type MessageResponse,
  PAGE_SIZE,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { turnBrandOff } from '../brands/brand-hold.ts'
import { searchTextOf } from '../products/product-filter.ts'
import { applicationMail } from './merchant-mails.ts'
import {
  countMerchants,
  deleteMerchant,
  insertApplication,
  type Locked,
  lockMerchant,
  merchantsWith,
  pageOfMerchants,
} from './queries.ts'

/** A page of merchants and applications, the newest first. */
export async function listMerchants(db: Database, query: { page?: unknown; limit?: unknown }): Promise<MerchantPage> {
  const paging = parsePagination(query, PAGE_SIZE.merchants)
  const [merchants, count] = await Promise.all([pageOfMerchants(db, paging), countMerchants(db)])
  return { merchants, ...toPageInfo(count, paging) }
}

/** At most a hundred merchants that the term is found in; none for no term. */
export async function searchMerchants(db: Database, search: unknown): Promise<Merchant[]> {
  const term = searchTextOf(search)
  return term === '' ? [] : merchantsWith(db, term, PAGE_SIZE.max)
}

/**
 * Keeps an application and mails a receipt.
 *
 * @throws AppError 400 when the email has an application that is not rejected
 */
export async function apply({ db, clock, config }: Deps, input: MerchantInput): Promise<MessageResponse> {
  const now = clock.now()
  try {
    await db.transaction(async (tx) => {
      await insertApplication(tx, input, now)
      await queueMail(tx, applicationMail(input.email, config.appUrl), now)
    })
  } catch (error) {
    if (isConstraintViolation(error, 'merchants_open_email_unique'))
      throw badRequest(RESPONSE_TEXT.auth.emailTaken, 'email')
    throw error
  }
  return { success: true, message: RESPONSE_TEXT.merchant.received(input.phoneNumber) }
}

/** As `lockMerchant`, for an id of a caller. @throws AppError 404 */
export async function lockKnown(tx: Database, id: string): Promise<Locked> {
  const locked = isId(id) ? await lockMerchant(tx, id) : undefined
  if (!locked) throw notFound(RESPONSE_TEXT.merchant.missing)
  return locked
}

/** Forgets a merchant: the brand goes off, the account becomes a member's, orders and products stay. @throws AppError 404 */
export async function removeMerchant({ db }: Deps, id: string): Promise<MessageResponse> {
  return db.transaction(async (tx) => {
    const { brand } = await lockKnown(tx, id)
    if (brand) await turnBrandOff(tx, brand.id)
    await deleteMerchant(tx, id)
    return { success: true, message: RESPONSE_TEXT.merchant.deleted }
  })
}
