import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, cartLines, carts, products } from '../../db/schema/index.ts'
import { onSale } from '../products/on-sale.ts'

/** What a cart needs to know of a product. */
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

/** What a cart or an order asks a product (with `brands` joined). */
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

/** The products with these ids, on sale or not, in no order. */
export function cartProducts(db: Database, ids: readonly string[]): Promise<CartProduct[]> {
  return db
    .select(cartProductColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]))
}

/** A line as it is kept: name and price as they are now, so that an order can say what has changed since. */
export type NewCartLine = { productId: string; name: string; priceCents: number; quantity: number }

/** Keeps a cart; answers its id. */
export async function insertCart(
  db: Database,
  cart: { userId: string; createdAt: Date },
  lines: readonly NewCartLine[],
): Promise<string> {
  const [made] = await db.insert(carts).values(cart).returning({ id: carts.id })
  if (!made) throw new Error('An insert answers its row.')
  await db.insert(cartLines).values(lines.map((line, position) => ({ ...line, cartId: made.id, position })))
  return made.id
}

/** Locks the user's cart, so that orders from it are placed one after the other; false where there is no such cart. */
export async function lockCart(tx: Database, cartId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.userId, userId)))
    .for('update')
  return rows.length > 0
}

/** A kept line; the product is null when it has been deleted since. */
export type CartLineRow = { productId: string | null; name: string; priceCents: number; quantity: number }

/** The lines of a cart in the shopper's order. */
export function linesOfCart(db: Database, cartId: string): Promise<CartLineRow[]> {
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
