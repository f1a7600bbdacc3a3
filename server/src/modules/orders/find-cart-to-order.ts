import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { addresses, brands, cartLines, carts, orders, products } from '../../db/schema/index.ts'
import { createBatchLoader } from '../../lib/batch-loader.ts'
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

type CartRequest = {
  /** In lower case, as the database returns ids. */
  cartId: string
  userId: string
  /** An address to look up, or null. */
  addressId: string | null
}

/** Returns a user's cart, or undefined when there is no such cart. */
export type FindCartToOrder = (request: CartRequest) => Promise<CartToOrder | undefined>

const toArray = (ids: readonly string[]) => `{${ids.join()}}`
const toKey = ({ cartId, userId }: Pick<CartRequest, 'cartId' | 'userId'>) => `${cartId} ${userId}`

/**
 * Creates a function that finds a user's cart with everything that decides whether it can be ordered. It is one statement, so that all of
 * it is of the same moment. Concurrent requests share the statement.
 */
export function createCartToOrderFinder(db: Database): FindCartToOrder {
  const statement = prepared(db, 'carts_to_order', (name) => {
    const requestedAddresses = sql`${sql.placeholder('addressIds')}::uuid[]`
    const requestedCarts = sql`select * from unnest(${sql.placeholder('cartIds')}::uuid[], ${sql.placeholder('userIds')}::uuid[])`
    return db
      .select({
        cartId: carts.id,
        userId: carts.userId,
        orderId: orders.id,
        line: {
          productId: cartLines.productId,
          name: cartLines.name,
          priceCents: cartLines.priceCents,
          quantity: cartLines.quantity,
        },
        product: cartProductColumns,
        addressIds: sql<string[]>`array(
          select ${addresses.id}::text from ${addresses}
          where ${addresses.userId} = ${carts.userId} and ${addresses.id} = any(${requestedAddresses}))`,
      })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .leftJoin(orders, eq(orders.cartId, carts.id))
      .leftJoin(products, eq(products.id, cartLines.productId))
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(sql`(${carts.id}, ${carts.userId}) in (${requestedCarts})`)
      .orderBy(asc(cartLines.position))
      .prepare(name)
  })

  return createBatchLoader<CartRequest, CartToOrder | undefined>(async (requests) => {
    const rows = await statement.execute({
      cartIds: toArray(requests.map(({ cartId }) => cartId)),
      userIds: toArray(requests.map(({ userId }) => userId)),
      addressIds: toArray(requests.flatMap(({ addressId }) => addressId ?? [])),
    })
    const byKey = Map.groupBy(rows, toKey)
    return requests.map((request) => {
      const found = byKey.get(toKey(request))
      const [first] = found ?? []
      if (!found || !first) return undefined
      return {
        orderId: first.orderId,
        lines: found.map(({ line }) => line),
        products: found.flatMap(({ product }) => product ?? []),
        hasAddress: request.addressId !== null && first.addressIds.includes(request.addressId),
      }
    })
  })
}
