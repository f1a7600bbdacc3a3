import { FORM_TEXT, type MessageResponse, RESPONSE_TEXT, type StockAlertInput } from '@whirligig/contract'
import { isId } from '../../db/id.ts'
import { runTransaction } from '../../db/run-transaction.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { newToken } from '../../lib/token.ts'
import { countWaiting, insertAlert, lockStock } from './queries.ts'

const TEXT = RESPONSE_TEXT.stockAlert

/** The maximum number of products that a guest's email waits for. Otherwise anyone could flood a mailbox. */
const MAX_GUEST_ALERTS = 20

/** An account of another provider may have no email. */
type AlertUser = { id: string; email: string | null } | null

/**
 * Stores a request for a mail when a product is back in stock. Repeating it changes nothing. The response to a guest does
 * not reveal whether the email has an account or already waits.
 *
 * @param user null for a guest
 * @throws AppError 404 when no such product is on sale; 400 when it is in stock, or when no email is known
 */
export async function addStockAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: AlertUser,
  input: StockAlertInput,
): Promise<MessageResponse> {
  const { product: productId } = input
  const email = user?.email ?? input.email
  if (email === undefined) throw badRequest(FORM_TEXT.email.required, 'email')
  await runTransaction(db, async (tx) => {
    const stock = isId(productId) ? await lockStock(tx, productId) : undefined
    if (stock === undefined) throw notFound(RESPONSE_TEXT.product.missing)
    if (stock > 0) throw badRequest(TEXT.inStock)
    if (user === null && (await countWaiting(tx, email)) >= MAX_GUEST_ALERTS) return
    const alert = { productId, userId: user?.id ?? null, email, stopToken: newToken(), createdAt: clock.now() }
    await insertAlert(tx, alert)
  })
  return { success: true, message: TEXT.added }
}
