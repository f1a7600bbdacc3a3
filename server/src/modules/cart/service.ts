import { type CartCheckResponse, type CartInput, type CartResponse, LIMITS, toDollars } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { retryConflicts } from '../../db/run-transaction.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import type { Clock } from '../../lib/clock.ts'
import { badRequest } from '../../lib/errors.ts'
import { parseIds } from '../../lib/parse-ids.ts'
import { mergeLines, validateLines } from './cart-lines.ts'
import { CART_MESSAGES } from './cart-messages.ts'
import { type CartProduct, findCartProducts, insertCart } from './queries.ts'

const findProductsById = (db: Database, ids: readonly string[]): Promise<CartProduct[]> => {
  const validIds = ids.filter(isId)
  return validIds.length === 0 ? Promise.resolve([]) : findCartProducts(db, validIds)
}

/**
 * Stores a cart with the current prices. No stock is reserved.
 *
 * @throws AppError 400 for an empty or too long cart, and for a product that is unknown, not on sale or short of stock
 */
export async function addCart(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  { products }: CartInput,
): Promise<CartResponse> {
  const inputs = mergeLines(products)
  if (inputs.length === 0) throw badRequest(CART_MESSAGES.empty)
  const productRows = await findProductsById(
    db,
    inputs.map((line) => line.product),
  )
  const result = validateLines(inputs, productRows)
  if ('problem' in result) throw badRequest(result.problem)
  const { lines } = result
  const cartId = await retryConflicts(() => insertCart(db, { userId, createdAt: clock.now() }, lines))
  return { success: true, cartId }
}

/**
 * Returns the tax rate and the current data of products in a cart, in the order of their ids. A product that is missing is not on sale.
 *
 * @param ids a comma-separated list; ids beyond the maximum number of cart lines are ignored
 */
export async function checkCart(
  { db, config }: { db: Database; config: { taxRate: number } },
  ids: unknown,
): Promise<CartCheckResponse> {
  const requested = parseIds(ids, LIMITS.cartLines)
  const productsById = new Map((await findProductsById(db, requested)).map((product) => [product.id, product]))
  const products = requested.flatMap((id) => {
    const product = productsById.get(id)
    if (!product?.onSale) return []
    return {
      _id: product.id,
      slug: product.slug,
      name: product.name,
      imageUrl: toImageUrl(product.pictureHash),
      price: toDollars(product.priceCents),
      taxable: product.taxable,
      inventory: product.stock,
    }
  })
  return { products, taxRate: config.taxRate }
}
