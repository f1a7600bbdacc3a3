import { APPROVAL_STATUSES } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { between, cents, id, moment, oneOfCheck, ref } from './columns.ts'
import { products } from './product.ts'
import { users } from './user.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** Null after the product was deleted. Moderators still see the review. */
    productId: ref('product_id').references(() => products.id, { onDelete: 'set null' }),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    review: text('review').notNull(),
    /** Whole stars, 1 to 5. */
    rating: integer('rating').notNull(),
    isRecommended: boolean('is_recommended').notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull().default('Waiting Approval'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('reviews_user_product_unique').on(t.userId, t.productId),
    index('reviews_newest').on(t.createdAt, t.id),
    index('reviews_of_product').on(t.productId, t.createdAt, t.id).where(sql`${t.status} = 'Approved'`),
    // Sorts a product's reviews by rating, and counts its ratings without reading the rows.
    index('reviews_by_rating')
      .on(t.productId, t.rating, t.createdAt, t.id, t.isRecommended)
      .where(sql`${t.status} = 'Approved'`),
    // The quotes of the home page.
    index('reviews_praise').on(t.createdAt, t.id).where(sql`${t.status} = 'Approved' and ${t.rating} >= 4`),
    index('reviews_product').on(t.productId),
    // Lists the reviews of a status, and all of them by status.
    index('reviews_by_status').on(t.status, t.createdAt, t.id),
    // The counts of the tabs. Equal keys share an entry, so it is much smaller than an index that can sort the lists.
    index('reviews_counts').on(t.status),
    between('reviews_rating_stars', t.rating, 1, 5),
    oneOfCheck('reviews_status_known', t.status, APPROVAL_STATUSES),
  ],
)

/** One row per liked product. Unliking deletes the row. */
export const wishlist = pgTable(
  'wishlist',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The price when the product was liked. Null for wishes from before prices were kept. */
    priceCents: cents('price_cents'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('wishlist_newest').on(t.userId, t.createdAt, t.productId),
    index('wishlist_product').on(t.productId),
  ],
)

/** A user's link to a shared wishlist. Deleting the row ends the link. */
export const wishlistShares = pgTable('wishlist_shares', {
  userId: ref('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Not a hash, because the user copies the link again later. It gives access to public data only. */
  token: text('token').notNull().unique('wishlist_shares_token_unique'),
  createdAt: moment('created_at').notNull(),
})
