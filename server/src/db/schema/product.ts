import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { brands } from './brand.ts'
import { between, cents, id, moment, ref, version } from './columns.ts'

/**
 * Stored pictures by the SHA-256 of what was uploaded. Products and order lines refer to them, so that a picture can
 * only be removed when nothing shows it any more. The files are `DATA_DIR/images/{hash}-{width}.webp`.
 */
export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  /** Pixels of the widest stored version. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const products = pgTable(
  'products',
  {
    id: id(),
    sku: text('sku').notNull().unique('products_sku_unique'),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique('products_slug_unique'),
    description: text('description').notNull(),
    /** Stock: pieces that can be sold now. `inventory` and `quantity` on the wire. */
    stock: integer('stock').notNull(),
    priceCents: cents('price_cents').notNull(),
    taxable: boolean('taxable').notNull().default(false),
    /** On sale is this *and* no brand or an active one. Who turned it off: `productHolds`. */
    isActive: boolean('is_active').notNull().default(true),
    brandId: ref('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    /**
     * Sum and number of the *approved* reviews, changed in the transaction that approves, rejects or deletes one.
     * Kept here because the list filters by average over every product: with 100,000 products an aggregate over the
     * reviews costs a scan of both tables a page, this is a comparison on the row that is read anyway
     * (`rating_sum >= stars * review_count`, no division).
     */
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    version: version(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // The shop's three orders, each with its tie break; both directions read the same index. Only what may be on sale
    // is in them, and what lists are narrowed by rides along, so that a whole order is read without touching the table.
    index('products_shop_newest')
      .on(t.createdAt, t.id, t.brandId, t.priceCents, t.ratingSum, t.reviewCount)
      .where(sql`${t.isActive}`),
    index('products_shop_price')
      .on(t.priceCents, t.id, t.brandId, t.ratingSum, t.reviewCount)
      .where(sql`${t.isActive}`),
    index('products_shop_brand').on(t.brandId, t.createdAt, t.id).where(sql`${t.isActive}`),
    // The back office lists all of them, a merchant those of the brand.
    index('products_newest').on(t.createdAt, t.id),
    index('products_brand').on(t.brandId, t.createdAt, t.id),
    // The names to choose from when a category is put together.
    index('products_by_name').on(t.name, t.id),
    index('products_name_search').using('gin', sql`${t.name} gin_trgm_ops`),
    // Staff search by sku, too.
    index('products_sku_search').using('gin', sql`${t.sku} gin_trgm_ops`),
    index('products_picture').on(t.pictureHash),
    between('products_stock_not_negative', t.stock, 0),
    between('products_price_not_negative', t.priceCents, 0),
    check(
      'products_rating_possible',
      sql`${t.reviewCount} >= 0 and ${t.ratingSum} between ${t.reviewCount} and 5 * ${t.reviewCount}`,
    ),
  ],
)
