import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { executePrepared } from '../../db/prepared-sql.ts'
import { brands, products } from '../../db/schema/index.ts'
import { insertMailFor, type Mail, toMailValue } from '../../mail/mail-queue.ts'
import { onSale } from '../products/on-sale.ts'
import type { OrderLineSnapshot } from './line-snapshots.ts'

export type NewOrder = {
  id: string
  userId: string
  cartId: string
  createdAt: Date
  /** An address of the user; null for the default address, if there is one. */
  addressId: string | null
  lines: readonly OrderLineSnapshot[]
  mail: Mail | null
}

/**
 * Takes the stock, saves the order with its lines and a copy of the delivery address, and queues its mail, in one statement. It
 * locks the cart and then its products by id, so that it waits for other orders of them, and changes nothing if the cart is
 * ordered meanwhile, the address is gone, or a product no longer allows what `lines` say.
 *
 * @returns whether the order is placed
 */
export async function insertOrder(db: Database, order: NewOrder): Promise<boolean> {
  const { id, userId, cartId, createdAt, addressId, mail } = order
  const rows = order.lines.map((line, position) => ({ ...line, id: newId(), position }))
  const totalCents = order.lines.reduce((sum, line) => sum + line.priceCents * line.quantity + line.taxCents, 0)
  const placed = await executePrepared(db, 'order_insert', buildInsertOrder, {
    ...{ id, userId, cartId, addressId, now: createdAt.toISOString(), lines: JSON.stringify(rows), totalCents },
    mail: mail && toMailValue(mail, createdAt),
  })
  return placed.length > 0
}

const cartId = sql`${sql.placeholder('cartId')}::uuid`
const userId = sql`${sql.placeholder('userId')}::uuid`
const addressId = sql`${sql.placeholder('addressId')}::uuid`

// A select that locks rows returns their latest version. It is read once the locks are held, also in a single statement.
const buildInsertOrder = () => sql`
  with line as materialized (
    select * from jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) as line
      (id uuid, position int, "productId" uuid, name text, "priceCents" int, taxable boolean, "taxCents" int, quantity int)
  ), cart as materialized (
    select id from carts where id = ${cartId} and user_id = ${userId} for update
  ), product as materialized (
    -- Not before the cart is locked. \`no key update\` and not \`update\`: see \`lockProducts\`.
    select ${products.id}, ${products.name}, ${products.slug}, ${products.pictureHash}, ${products.priceCents},
      ${products.taxable}, ${products.stock}, ${products.sku}, ${products.brandId}, ${onSale} as on_sale
    from ${products} left join ${brands} on ${brands.id} = ${products.brandId}
    where exists (select from cart) and ${products.id} = any(array(select "productId" from line))
    order by ${products.id} for no key update of products
  ), unchanged as (
    select line.id from line join product
      on product.id = line."productId" and product.on_sale and product.stock >= line.quantity and product.name = line.name
      and product.price_cents = line."priceCents" and product.taxable = line.taxable
  ), delivery as materialized (
    select jsonb_build_object('address', address, 'city', city, 'state', state, 'country', country, 'zipCode', zip_code)
      as address
    from addresses where user_id = ${userId} and case when ${addressId} is null then is_default else id = ${addressId} end
  ), placed as (
    insert into orders (id, user_id, cart_id, created_at, delivery_address, total_cents)
    select ${sql.placeholder('id')}::uuid, ${userId}, cart.id, ${sql.placeholder('now')}::timestamptz,
      (select address from delivery), ${sql.placeholder('totalCents')}::bigint
    from cart where (select count(*) from unchanged) = (select count(*) from line)
      and (${addressId} is null or exists (select from delivery))
    on conflict (cart_id) do nothing
    returning id
  ), lines as (
    insert into order_lines (id, order_id, position, product_id, brand_id, sku, name, slug, picture_hash, price_cents, tax_cents,
      quantity)
    select line.id, placed.id, line.position, product.id, product.brand_id, product.sku, product.name, product.slug,
      product.picture_hash, product.price_cents, line."taxCents", line.quantity
    from placed, line join product on product.id = line."productId"
  ), mail as (${insertMailFor(sql`placed`)})
  -- By a function, whose statement sees the locked versions. An update of this one would start from those that it saw before it
  -- waited, and could deadlock with an order that waits at one of them.
  select placed.id, count(take_stock(line."productId", line.quantity)) from placed, line group by placed.id`
