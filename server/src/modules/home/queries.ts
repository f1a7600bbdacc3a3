import { FEATURED_SLUGS } from '@whirligig/contract'
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { brands, categories, products, reviews, users } from '../../db/schema/index.ts'
import { onSale } from '../products/on-sale.ts'
import { authorColumns, reviewColumns } from '../reviews/review-columns.ts'

/** Returns active categories, by name. */
export function findCategories(db: Database, limit: number) {
  const statement = prepared(db, 'home_categories', (name) =>
    db
      .select({ _id: categories.id, name: categories.name, slug: categories.slug })
      .from(categories)
      .where(eq(categories.isActive, true))
      .orderBy(asc(categories.name), asc(categories.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
  return statement.execute({ limit })
}

const ORDER = {
  newest: [desc(products.createdAt), desc(products.id)],
  loved: [desc(products.ratingSum), desc(products.id)],
} as const

/** Returns products on sale in an order, without those that the page features. */
export function findUnfeatured(db: Database, order: keyof typeof ORDER, limit: number) {
  const statement = prepared(db, `home_${order}`, (name) =>
    db
      .select({ id: products.id, brandId: products.brandId })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(and(onSale, notInArray(products.slug, [...FEATURED_SLUGS])))
      .orderBy(...ORDER[order])
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
  return statement.execute({ limit })
}

/** Returns a row for each of the newest products on sale of a brand, with the brand. */
export function findBrandWithProducts(db: Database, brandId: string | null, limit: number) {
  const statement = prepared(db, 'home_brand', (name) =>
    db
      .select({
        brand: { _id: brands.id, name: brands.name, slug: brands.slug, description: brands.description },
        productId: products.id,
      })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(onSale, eq(products.brandId, sql.placeholder('brandId'))))
      .orderBy(...ORDER.newest)
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
  return statement.execute({ brandId, limit })
}

/** Returns approved reviews with at least four stars that are short enough to quote, newest first. */
export function findQuotableReviews(db: Database, maxLength: number, limit: number) {
  const statement = prepared(db, 'home_quotes', (name) =>
    db
      .select({
        review: reviewColumns,
        user: authorColumns,
        product: { slug: products.slug, name: products.name },
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .leftJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(users, eq(users.id, reviews.userId))
      // The conditions of the index, as constants, so that the planner recognizes them.
      .where(
        sql`${reviews.status} = 'Approved' and ${reviews.rating} >= 4 and ${onSale} and length(${reviews.review}) <= ${sql.placeholder('maxLength')}::int`,
      )
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
  return statement.execute({ maxLength, limit })
}
