import { and, asc, count, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { toLikePattern } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { prepared } from '../../db/prepared.ts'
import { brands, categories, productCategories, products } from '../../db/schema/index.ts'
import { averageRatingHundredths } from './average-rating.ts'
import { isSlug } from './is-slug.ts'
import { onSale } from './on-sale.ts'
import { isLikedBy, type ProductRow, productColumns, singleProductColumns } from './product-columns.ts'
import type { ProductFilter } from './product-filter.ts'

const inCategory: SQL = sql`exists (select 1 from ${productCategories} join ${categories} on ${categories.id} = ${productCategories.categoryId} where ${productCategories.productId} = ${products.id} and ${categories.slug} = ${sql.placeholder('category')} and ${categories.isActive})`

/** The conditions of a filter. Their placeholders have the names of the filter's keys. */
const CONDITIONS = {
  name: sql`${products.name} ilike ${sql.placeholder('name')}`,
  category: inCategory,
  brand: eq(brands.slug, sql.placeholder('brand')),
  minCents: gte(products.priceCents, sql.placeholder('minCents')),
  maxCents: lte(products.priceCents, sql.placeholder('maxCents')),
  rating: gte(averageRatingHundredths, sql.placeholder('rating')),
}
type Condition = keyof typeof CONDITIONS
const ALL_CONDITIONS = Object.keys(CONDITIONS) as Condition[] // the keys of a constant object are known

const getConditions = (filter: ProductFilter): Condition[] =>
  ALL_CONDITIONS.filter((name) => filter[name] !== null && filter[name] !== '')

const matching = (conditions: readonly Condition[]) => and(onSale, ...conditions.map((name) => CONDITIONS[name]))

const toValues = ({ name, category, brand, minCents, maxCents, rating, paging }: ProductFilter) => ({
  ...{ name: toLikePattern(name), category, brand, minCents, maxCents, rating },
  ...{ limit: paging.limit, offset: paging.offset },
})

/** The id breaks ties in the same direction, so that one index covers each order. */
const ORDER = {
  0: [desc(products.createdAt), desc(products.id)],
  1: [desc(products.priceCents), desc(products.id)],
  2: [asc(products.priceCents), asc(products.id)],
} as const

const isLikedByUser = isLikedBy(sql.placeholder('userId'))
const columnsFor = (userId: string | null) =>
  userId === null ? productColumns : { ...productColumns, isLiked: isLikedByUser }
const singleColumnsFor = (userId: string | null) =>
  userId === null ? singleProductColumns : { ...singleProductColumns, isLiked: isLikedByUser }

/** Part of a statement's name: users and guests have different columns. */
const audience = (userId: string | null) => (userId === null ? 'guest' : 'user')

/** Counts the matching products on sale, as a statement or as a subquery. */
const countMatching = (db: Database, conditions: readonly Condition[]) =>
  db.select({ n: count() }).from(products).leftJoin(brands, eq(brands.id, products.brandId)).where(matching(conditions))

/** Returns one page of the products on sale. Each row has the count of all pages. */
export function findProductsOnSale(db: Database, filter: ProductFilter, userId: string | null) {
  const conditions = getConditions(filter)
  const { sortOrder } = filter
  const statement = prepared(db, `products_${sortOrder}_${audience(userId)}_${conditions.join('_')}`, (name) =>
    db
      .select({ ...columnsFor(userId), count: sql<number>`(${countMatching(db, conditions)})` })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(matching(conditions))
      .orderBy(...ORDER[sortOrder])
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  )
  return statement.execute({ ...toValues(filter), userId })
}

/** Counts the products on sale on all pages. */
export async function countProductsOnSale(db: Database, filter: ProductFilter): Promise<number> {
  const conditions = getConditions(filter)
  const statement = prepared(db, `products_count_${conditions.join('_')}`, (name) =>
    countMatching(db, conditions).prepare(name),
  )
  const [row] = await statement.execute(toValues(filter))
  return row?.n ?? 0
}

/** Returns those of the products that are on sale, in no particular order. */
export function findProductsOnSaleByIds(db: Database, ids: readonly string[], userId: string | null) {
  const statement = prepared(db, `products_by_ids_${audience(userId)}`, (name) =>
    db
      .select(columnsFor(userId))
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      // Passed as text, because the two drivers serialize arrays differently.
      .where(and(onSale, sql`${products.id} = any(${sql.placeholder('ids')}::text::uuid[])`))
      .prepare(name),
  )
  return statement.execute({ ids: `{${ids.join(',')}}`, userId })
}

/**
 * Returns those of the products that are on sale, in no particular order, with all pictures.
 *
 * @param slugs valid slugs (`isSlug`), which need no escaping
 */
export function findProductsOnSaleBySlugs(db: Database, slugs: readonly string[], userId: string | null) {
  const statement = prepared(db, `products_by_slugs_${audience(userId)}`, (name) =>
    db
      .select(singleColumnsFor(userId))
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(and(onSale, sql`${products.slug} = any(${sql.placeholder('slugs')}::text::text[])`))
      .prepare(name),
  )
  // Quoted, because an unquoted null is not text.
  return statement.execute({ slugs: `{${slugs.map((slug) => `"${slug}"`).join(',')}}`, userId })
}

/** Finds the product on sale with this slug or id. A slug that equals another product's id wins. */
export async function findProductOnSale(
  db: Database,
  key: string,
  userId: string | null,
): Promise<ProductRow | undefined> {
  if (!isSlug(key)) return undefined
  const byId = isId(key)
  const statement = prepared(db, `product_by_${byId ? 'key' : 'slug'}_${audience(userId)}`, (name) => {
    const bySlug = eq(products.slug, sql.placeholder('key'))
    return db
      .select(singleColumnsFor(userId))
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(and(onSale, byId ? or(bySlug, eq(products.id, sql.placeholder('id'))) : bySlug))
      .orderBy(desc(bySlug))
      .limit(1)
      .prepare(name)
  })
  const [row] = await statement.execute({ key, id: key, userId })
  return row
}

export type SuggestionRow = { name: string; slug: string; pictureHash: string | null; priceCents: number }

/** Finds names that contain the term: those that start with it first, then by name. */
export function findSuggestions(db: Database, term: string, limit: number): Promise<SuggestionRow[]> {
  const statement = prepared(db, 'product_suggestions', (name) =>
    db
      .select({
        name: products.name,
        slug: products.slug,
        pictureHash: products.pictureHash,
        priceCents: products.priceCents,
      })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(and(onSale, CONDITIONS.name))
      .orderBy(sql`${products.name} ilike ${sql.placeholder('prefix')} desc`, asc(products.name), asc(products.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
  const pattern = toLikePattern(term)
  return statement.execute({ name: pattern, prefix: pattern.slice(1), limit })
}
