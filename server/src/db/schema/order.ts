import { type DeliveryAddress, ORDER_STATUSES } from '@whirligig/contract'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { between, cents, id, moment, oneOf, ref } from './columns.ts'
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
    /** 0-based, as the shopper had them. */
    position: integer('position').notNull(),
    productId: ref('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Name and price as the shopper saw them: what an order that no longer fits is explained with. */
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
    /** An order outlives its buyer's account. */
    userId: ref('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Unique: the same cart again is the same order. No foreign key, so that a cart goes with its user's account. */
    cartId: ref('cart_id').notNull().unique('orders_cart_unique'),
    /** What the buyer's address was when it was chosen. */
    deliveryAddress: jsonb('delivery_address').$type<DeliveryAddress>(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('orders_user').on(t.userId, t.createdAt, t.id), index('orders_newest').on(t.createdAt, t.id)],
)

/** Frozen when ordered: nothing that happens to the product later changes a line. Totals are summed from these. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 0-based, as in the cart. */
    position: integer('position').notNull(),
    /** Null when the product is gone. */
    productId: ref('product_id').references(() => products.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    /** Of one piece. */
    priceCents: cents('price_cents').notNull(),
    /** Of the whole line; 0 for what is not taxable. */
    taxCents: cents('tax_cents').notNull(),
    quantity: integer('quantity').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('Not processed'),
    /** Whether a cancelled line has given its pieces back: that happens once. */
    stockReturned: boolean('stock_returned').notNull().default(false),
  },
  (t) => [
    unique('order_lines_position').on(t.orderId, t.position),
    index('order_lines_product').on(t.productId),
    index('order_lines_picture').on(t.pictureHash),
    between('order_lines_price_not_negative', t.priceCents, 0),
    between('order_lines_tax_not_negative', t.taxCents, 0),
    between('order_lines_quantity_positive', t.quantity, 1),
    oneOf('order_lines_status_known', t.status, ORDER_STATUSES),
  ],
)
