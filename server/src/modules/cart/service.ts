import { type CartCheckResponse, type CartInput, type CartResponse, LIMITS, toDollars } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import type { Clock } from '../../lib/clock.ts'
import { badRequest } from '../../lib/errors.ts'
import { checkLines, countProblem, mergeLines } from './cart-lines.ts'
import { type CartProduct, cartProducts, insertCart } from './queries.ts'

const productsWithIds = (db: Database, ids: readonly string[]): Promise<CartProduct[]> => {
  const possible = ids.filter(isId)
  return possible.length === 0 ? Promise.resolve([]) : cartProducts(db, possible)
}

/**
 * Keeps what the shopper is about to order; reserves nothing. The prices kept are the catalogue's of this moment.
 *
 * @throws 400 for no or too many lines, and for a product that is unknown, off sale, or there are too few of.
 */
export async function addCart(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  { products }: CartInput,
): Promise<CartResponse> {
  const wanted = mergeLines(products)
  const tooMany = countProblem(wanted.length)
  if (tooMany !== null) throw badRequest(tooMany)
  const found = await productsWithIds(
    db,
    wanted.map((line) => line.product),
  )
  const checked = checkLines(wanted, found)
  if ('problem' in checked) throw badRequest(checked.problem)
  const { lines } = checked
  const cartId = await db.transaction((tx) => insertCart(tx, { userId, createdAt: clock.now() }, lines))
  return { success: true, cartId }
}

/**
 * What the catalogue says now of products in a cart, in the order asked; what is not listed is not on sale.
 *
 * @param ids a list with commas; ids beyond the most that a cart may hold are left out.
 */
export async function checkCart(db: Database, ids: unknown): Promise<CartCheckResponse> {
  const asked = typeof ids === 'string' ? ids.split(',').slice(0, LIMITS.cartLines) : []
  const found = new Map((await productsWithIds(db, asked)).map((product) => [product.id, product]))
  const products = [...new Set(asked.map((id) => id.toLowerCase()))].flatMap((id) => {
    const product = found.get(id)
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
  return { products }
}
