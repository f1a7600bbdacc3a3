import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { brands, categories, orderLines, productCategories, products } from '../../db/schema/index.ts'
import { onSale } from '../products/on-sale.ts'

/** The maximum numbers of rows to compare: bestsellers have many order lines, and large categories many products. */
const MAX_COMPARED = { orderLines: 500, productsOfCategory: 200 }

/** On sale and not the product itself. */
const isOther: SQL | undefined = and(onSale, ne(products.id, sql.placeholder('id')))

/** The products that share most first, then those with the most stars. The id breaks ties. */
const BY_COUNT = [desc(count()), desc(products.ratingSum), desc(products.id)]

/** Returns the products on sale that are in the same orders as a product, those in the most orders first. */
export function findBoughtTogether(db: Database, id: string, limit: number) {
  const statement = prepared(db, 'related_bought_together', (name) => {
    const sold = db
      .select({ orderId: orderLines.orderId })
      .from(orderLines)
      .where(and(eq(orderLines.productId, sql.placeholder('id')), ne(orderLines.status, 'Cancelled')))
      .limit(MAX_COMPARED.orderLines)
      .as('sold')
    return db
      .select({ id: products.id })
      .from(sold)
      .innerJoin(orderLines, and(eq(orderLines.orderId, sold.orderId), ne(orderLines.status, 'Cancelled')))
      .innerJoin(products, eq(products.id, orderLines.productId))
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(isOther)
      .groupBy(products.id)
      .orderBy(...BY_COUNT)
      .limit(sql.placeholder('limit'))
      .prepare(name)
  })
  return statement.execute({ id, limit })
}

/** Returns the products on sale in the active categories of a product, those that share the most categories first. */
export function findOfSameCategories(db: Database, id: string, limit: number) {
  const statement = prepared(db, 'related_same_categories', (name) => {
    const own = alias(productCategories, 'own')
    const near = db
      .select({ productId: productCategories.productId })
      .from(productCategories)
      .where(eq(productCategories.categoryId, own.categoryId))
      .orderBy(desc(productCategories.productId))
      .limit(MAX_COMPARED.productsOfCategory)
      .as('near')
    return db
      .select({ id: products.id })
      .from(own)
      .innerJoin(categories, and(eq(categories.id, own.categoryId), categories.isActive))
      .innerJoinLateral(near, sql`true`)
      .innerJoin(products, eq(products.id, near.productId))
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(and(eq(own.productId, sql.placeholder('id')), isOther))
      .groupBy(products.id)
      .orderBy(...BY_COUNT)
      .limit(sql.placeholder('limit'))
      .prepare(name)
  })
  return statement.execute({ id, limit })
}

/** Returns the products on sale of a brand, newest first. Without a brand there are none. */
export function findOfSameBrand(db: Database, id: string, brandId: string | null, limit: number) {
  const statement = prepared(db, 'related_same_brand', (name) =>
    db
      .select({ id: products.id })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(isOther, eq(products.brandId, sql.placeholder('brandId'))))
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
  return statement.execute({ id, brandId, limit })
}
