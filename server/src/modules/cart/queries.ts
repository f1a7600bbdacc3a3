import { eq, sql } from 'drizzle-orm'
import { asyncCommit } from '../../db/async-commit.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { prepared } from '../../db/prepared.ts'
import { executePrepared } from '../../db/prepared-sql.ts'
import { brands, products } from '../../db/schema/index.ts'
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

/** Returns the products with these ids, on sale or not, in no particular order. @param ids valid for `isId` */
export function findCartProducts(db: Database, ids: readonly string[]): Promise<CartProduct[]> {
  const statement = prepared(db, 'cart_products', (name) =>
    db
      .select(cartProductColumns)
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`)
      .prepare(name),
  )
  return statement.execute({ ids: `{${ids.join()}}` })
}

/** A cart line with the current name and price, so that an order can report what has changed since. */
export type NewCartLine = { productId: string; name: string; priceCents: number; quantity: number }

export type NewCart = { userId: string; createdAt: Date; lines: readonly NewCartLine[] }

/**
 * Inserts carts with their lines, in one statement. It does not wait for the disk: an order that waits for it also saves its cart, which was
 * written before it.
 *
 * @returns their ids, in order
 */
export async function insertCarts(db: Database, carts: readonly NewCart[]): Promise<string[]> {
  const rows = carts.map((cart) => ({ ...cart, id: newId() }))
  const lines = rows.flatMap((cart) =>
    cart.lines.map((line, position) => ({ ...line, id: newId(), cartId: cart.id, position })),
  )
  const values = {
    carts: JSON.stringify(rows.map(({ id, userId, createdAt }) => ({ id, userId, createdAt }))),
    lines: JSON.stringify(lines),
  }
  await executePrepared(db, 'carts_insert', buildInsertCarts, values)
  return rows.map(({ id }) => id)
}

// The foreign keys lock users and products in the order of the rows: by id, like every other transaction.
const buildInsertCarts = () => sql`
  with cart as (
    insert into carts (id, user_id, created_at)
    select id, "userId", "createdAt"
    from jsonb_to_recordset(${sql.placeholder('carts')}::jsonb) as cart (id uuid, "userId" uuid, "createdAt" timestamptz)
    order by "userId"
  ), line as (
    insert into cart_lines (id, cart_id, position, product_id, name, price_cents, quantity)
    select id, "cartId", position, "productId", name, "priceCents", quantity
    from jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) as line
      (id uuid, "cartId" uuid, position int, "productId" uuid, name text, "priceCents" int, quantity int)
    order by "productId"
  )
  select ${asyncCommit} as commit`

/** A stored line. The product id is null when the product has been deleted. */
export type CartLineRow = { productId: string | null; name: string; priceCents: number; quantity: number }
