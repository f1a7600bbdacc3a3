import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, cartLines, carts, products } from '../../db/schema/index.ts'
import { onSale } from '../products/on-sale.ts'

/** The product columns of carts and orders. */
export type CartProduct = {
  id: string
  name: string
  slug: string
  pictureHash: string | null
  priceCents: number
  taxable: boolean
  stock: number
  onSale: boolean
}

/** Selects a `CartProduct`. The query must join `brands`. */
export const cartProductColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  pictureHash: products.pictureHash,
  priceCents: products.priceCents,
  taxable: products.taxable,
  stock: products.stock,
  onSale,
}

/** Returns the products with these ids, on sale or not, in no particular order. */
export function findCartProducts(db: Database, ids: readonly string[]): Promise<CartProduct[]> {
  return db
    .select(cartProductColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]))
}

/** A cart line with the current name and price, so that an order can report what has changed since. */
export type NewCartLine = { productId: string; name: string; priceCents: number; quantity: number }

/** Inserts a cart with its lines. @returns its id */
export async function insertCart(
  db: Database,
  cart: { userId: string; createdAt: Date },
  lines: readonly NewCartLine[],
): Promise<string> {
  const [inserted] = await db.insert(carts).values(cart).returning({ id: carts.id })
  if (!inserted) throw new Error('The insert returned no row.')
  const rows = lines.map((line, position) => ({ ...line, cartId: inserted.id, position }))
  // The foreign keys lock the products in the order of the rows: by id, like every other transaction.
  await db.insert(cartLines).values(rows.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)))
  return inserted.id
}

/** Locks a user's cart, so that its orders are placed one at a time. @returns false when there is no such cart */
export async function lockCart(tx: Database, cartId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.userId, userId)))
    .for('update')
  return rows.length > 0
}

/** A stored line. The product id is null when the product has been deleted. */
export type CartLineRow = { productId: string | null; name: string; priceCents: number; quantity: number }

/** Returns the lines of a cart in their order. */
export function findCartLines(db: Database, cartId: string): Promise<CartLineRow[]> {
  return db
    .select({
      productId: cartLines.productId,
      name: cartLines.name,
      priceCents: cartLines.priceCents,
      quantity: cartLines.quantity,
    })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(cartLines.position)
}
