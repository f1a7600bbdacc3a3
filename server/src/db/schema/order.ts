import { type DeliveryAddress, ORDER_STATUSES } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { between, cents, id, moment, oneOfCheck, ref } from './columns.ts'
import { pictures, products } from './product.ts'
import { users } from './user.ts'

export const carts = pgTable(
  'carts',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('carts_user').on(t.userId, t.createdAt)],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    cartId: ref('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** 0-based, in the order of the shopper's cart. */
    position: integer('position').notNull(),
    productId: ref('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Name and price that the shopper saw, for the message if the order is refused. */
    name: text('name').notNull(),
    priceCents: cents('price_cents').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    unique('cart_lines_position').on(t.cartId, t.position),
    unique('cart_lines_product').on(t.cartId, t.productId),
    index('cart_lines_by_product').on(t.productId),
    between('cart_lines_price_not_negative', t.priceCents, 0),
    between('cart_lines_quantity_positive', t.quantity, 1),
  ],
)

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Null after the buyer's account was deleted. */
    userId: ref('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Unique, so that the same cart cannot be ordered twice. No foreign key, so that carts can be deleted with their user. */
    cartId: ref('cart_id').notNull().unique('orders_cart_unique'),
    /** A snapshot of the buyer's address. */
    deliveryAddress: jsonb('delivery_address').$type<DeliveryAddress>(),
    createdAt: moment('created_at').notNull(),
    /**
     * The status over all lines, kept by a trigger: that of the line with the most left to do, without cancelled lines. An order
     * of which something has begun is Processing. The API's `status` is that of the first line instead.
     */
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('Not processed'),
    /**
     * The total with tax, by which staff sort. Cancelled lines do not count. The statement that places an order sets it, and triggers
     * keep it: one sets it if it is missing, which no total is, because every product has a price.
     */
    totalCents: bigint('total_cents', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    index('orders_user').on(t.userId, t.createdAt, t.id),
    index('orders_newest').on(t.createdAt, t.id),
    index('orders_status').on(t.status, t.createdAt, t.id),
    // With date and status, so that pages of every tab and period are found in the index alone.
    index('orders_total').on(t.totalCents, t.createdAt, t.id, t.status),
    // The end of the id is the number that people read and search for.
    index('orders_number').on(sql`right(${t.id}::text, 8)`),
    oneOfCheck('orders_status_known', t.status, ORDER_STATUSES),
  ],
)

/** Snapshots of the ordered products: later changes of a product do not change the line. Totals are sums of the lines. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 0-based, as in the cart. */
    position: integer('position').notNull(),
    /** Null after the product was deleted. */
    productId: ref('product_id').references(() => products.id, { onDelete: 'set null' }),
    /**
     * The brand that sold the product, null for none. Its merchant sees the line, also after the product moved to another brand
     * or was deleted. No foreign key, so that orders do not lock brands.
     */
    brandId: ref('brand_id'),
    /** Null if the product was deleted before lines had this column. */
    sku: text('sku'),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    /** Price per piece. */
    priceCents: cents('price_cents').notNull(),
    /** Tax of the whole line; 0 for products that are not taxable. */
    taxCents: cents('tax_cents').notNull(),
    quantity: integer('quantity').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('Not processed'),
    /** Whether the stock of a cancelled line was returned, which happens once. */
    stockReturned: boolean('stock_returned').notNull().default(false),
  },
  (t) => [
    unique('order_lines_position').on(t.orderId, t.position),
    index('order_lines_product').on(t.productId),
    // Lists the orders of a brand, also by status, without reading the lines.
    index('order_lines_brand').on(t.brandId, t.orderId, t.status),
    // Counts the orders to ship, which are few, without reading those of the past.
    index('order_lines_open').on(t.orderId, t.brandId).where(sql`${t.status} in ('Not processed', 'Processing')`),
    index('order_lines_picture').on(t.pictureHash),
    between('order_lines_price_not_negative', t.priceCents, 0),
    between('order_lines_tax_not_negative', t.taxCents, 0),
    between('order_lines_quantity_positive', t.quantity, 1),
    oneOfCheck('order_lines_status_known', t.status, ORDER_STATUSES),
  ],
)
