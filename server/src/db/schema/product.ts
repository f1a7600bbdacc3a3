import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brands } from './brand.ts'
import { between, cents, id, moment, ref, version } from './columns.ts'

/**
 * Stored pictures, by the SHA-256 of the upload. Products and order lines reference them, so that a picture is only deleted
 * when it is unused. The files are `DATA_DIR/images/{hash}-{width}.{format}`.
 */
export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  /** Width of the largest stored version in pixels. */
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
    /** Details for shoppers, as plain texts; null if they are not known. */
    age: text('age'),
    size: text('size'),
    material: text('material'),
    /** The pieces that can be sold. The API calls it `inventory` and `quantity`. */
    stock: integer('stock').notNull(),
    priceCents: cents('price_cents').notNull(),
    taxable: boolean('taxable').notNull().default(false),
    /** A product is on sale if it is active and has no inactive brand. `productDeactivations` says why it is inactive. */
    isActive: boolean('is_active').notNull().default(true),
    brandId: ref('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    /**
     * Sum and count of the *approved* ratings, updated in the transaction that approves, rejects or deletes a review.
     * Stored redundantly, because the list filters by the average rating. With 100,000 products, an aggregate would scan
     * both tables per page; this is a comparison on the row (`rating_sum >= stars * review_count`, no division).
     */
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    version: version(),
    createdAt: moment('created_at').notNull(),
    /** When staff last changed what shoppers see of the product, except its stock. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // The sort orders of the shop, each with a tie breaker. Both directions use the same index. They include only active
    // products and contain the filter columns, so that index-only scans can filter.
    index('products_shop_newest')
      .on(t.createdAt, t.id, t.brandId, t.priceCents, t.ratingSum, t.reviewCount)
      .where(sql`${t.isActive}`),
    index('products_shop_price')
      .on(t.priceCents, t.id, t.brandId, t.ratingSum, t.reviewCount)
      .where(sql`${t.isActive}`),
    // The toys with the most stars, for the home page.
    index('products_shop_loved').on(t.ratingSum, t.id).where(sql`${t.isActive}`),
    index('products_shop_brand').on(t.brandId, t.createdAt, t.id).where(sql`${t.isActive}`),
    // The dashboard lists all products, or those of a merchant's brand.
    index('products_newest').on(t.createdAt, t.id),
    index('products_brand').on(t.brandId, t.createdAt, t.id),
    index('products_by_price').on(t.priceCents, t.id),
    // The few products that are off are counted without reading the others.
    index('products_inactive').on(t.priceCents, t.id).where(sql`not ${t.isActive}`),
    // For the product select of the category form.
    index('products_by_name').on(t.name, t.id),
    index('products_name_search').using('gin', sql`${t.name} gin_trgm_ops`),
    // Staff also search by SKU.
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

/** The pictures of a product after its first one, which is `products.pictureHash`. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: ref('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 1-based, in display order. */
    position: integer('position').notNull(),
    pictureHash: text('picture_hash')
      .notNull()
      .references(() => pictures.hash),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    index('product_pictures_picture').on(t.pictureHash),
    between('product_pictures_position_positive', t.position, 1),
  ],
)
