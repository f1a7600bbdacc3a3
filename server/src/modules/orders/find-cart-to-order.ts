import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { addresses, brands, cartLines, carts, orders, products } from '../../db/schema/index.ts'
import { type CartLineRow, type CartProduct, cartProductColumns } from '../cart/queries.ts'

export type CartToOrder = {
  /** The order that was placed from the cart, or null. */
  orderId: string | null
  /** In the order of the cart. */
  lines: CartLineRow[]
  /** The products of the lines, except deleted ones. */
  products: CartProduct[]
  /** Whether the requested address is one of the user's. */
  hasAddress: boolean
}

/**
 * Returns a user's cart with everything that decides whether it can be ordered. It is one statement, so that all of it is of
 * the same moment.
 *
 * @param addressId an address to look up, or null
 * @returns undefined when there is no such cart
 */
export async function findCartToOrder(
  db: Database,
  { cartId, userId, addressId }: { cartId: string; userId: string; addressId: string | null },
): Promise<CartToOrder | undefined> {
  const statement = prepared(db, 'cart_to_order', (name) =>
    db
      .select({
        orderId: orders.id,
        line: {
          productId: cartLines.productId,
          name: cartLines.name,
          priceCents: cartLines.priceCents,
          quantity: cartLines.quantity,
        },
        product: cartProductColumns,
        addressId: addresses.id,
      })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .leftJoin(orders, eq(orders.cartId, carts.id))
      .leftJoin(products, eq(products.id, cartLines.productId))
      .leftJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(addresses, and(eq(addresses.id, sql.placeholder('addressId')), eq(addresses.userId, carts.userId)))
      .where(and(eq(carts.id, sql.placeholder('cartId')), eq(carts.userId, sql.placeholder('userId'))))
      .orderBy(asc(cartLines.position))
      .prepare(name),
  )
  const rows = await statement.execute({ cartId, userId, addressId })
  const [first] = rows
  if (!first) return undefined
  return {
    orderId: first.orderId,
    lines: rows.map(({ line }) => line),
    products: rows.flatMap(({ product }) => product ?? []),
    hasAddress: first.addressId !== null,
  }
}
