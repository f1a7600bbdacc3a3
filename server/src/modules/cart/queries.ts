import { eq, sql } from 'drizzle-orm'
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

/** Inserts a cart with its lines, in one statement. @returns its id */
export async function insertCart(
  db: Database,
  { userId, createdAt }: { userId: string; createdAt: Date },
  lines: readonly NewCartLine[],
): Promise<string> {
  const id = newId()
  const rows = lines.map((line, position) => ({ ...line, id: newId(), position }))
  const values = { id, userId, createdAt: createdAt.toISOString(), lines: JSON.stringify(rows) }
  await executePrepared(db, 'cart_insert', buildInsertCart, values)
  return id
}

const buildInsertCart = () => sql`
  with cart as (
    insert into carts (id, user_id, created_at)
    values (${sql.placeholder('id')}::uuid, ${sql.placeholder('userId')}::uuid, ${sql.placeholder('createdAt')}::timestamptz)
    returning id
  )
  insert into cart_lines (id, cart_id, position, product_id, name, price_cents, quantity)
  select line.id, cart.id, line.position, line."productId", line.name, line."priceCents", line.quantity
  from cart, jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) as line
    (id uuid, position int, "productId" uuid, name text, "priceCents" int, quantity int)
  -- The foreign keys lock the products in the order of the rows: by id, like every other transaction.
  order by line."productId"`

/** A stored line. The product id is null when the product has been deleted. */
export type CartLineRow = { productId: string | null; name: string; priceCents: number; quantity: number }
