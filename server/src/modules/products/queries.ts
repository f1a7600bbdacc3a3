import { and, asc, count, desc, eq, gt, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { toLikePattern } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { prepared } from '../../db/prepared.ts'
import { brands, categories, productCategories, products } from '../../db/schema/index.ts'
import { isSlug } from './is-slug.ts'
import { onSale } from './on-sale.ts'
import { likedBy, type ProductRow, productColumns } from './product-columns.ts'
import type { ProductFilter } from './product-filter.ts'

const value = (name: string) => sql.placeholder(name)

const inCategory: SQL = sql`exists (select 1 from ${productCategories} join ${categories} on ${categories.id} = ${productCategories.categoryId} where ${productCategories.productId} = ${products.id} and ${categories.slug} = ${value('category')} and ${categories.isActive})`

/** Each condition that a filter can set; their values are the filter's, under the same names. */
const CONDITIONS = {
  name: sql`${products.name} ilike ${value('name')}`,
  category: inCategory,
  brand: eq(brands.slug, value('brand')),
  minCents: gte(products.priceCents, value('minCents')),
  maxCents: lte(products.priceCents, value('maxCents')),
  // Compared without dividing, and exactly: 4.666... is not rounded up to 4.67 first.
  rating: and(
    gt(products.reviewCount, 0),
    sql`${products.ratingSum} * 100 >= ${value('rating')}::int * ${products.reviewCount}`,
  ),
}
type Condition = keyof typeof CONDITIONS
const ALL_CONDITIONS = Object.keys(CONDITIONS) as Condition[] // keys of a constant are known

const conditionsOf = (filter: ProductFilter): Condition[] =>
  ALL_CONDITIONS.filter((name) => filter[name] !== null && filter[name] !== '')

const matching = (conditions: readonly Condition[]) => and(onSale, ...conditions.map((name) => CONDITIONS[name]))

const valuesOf = ({ name, category, brand, minCents, maxCents, rating, paging }: ProductFilter) => ({
  ...{ name: toLikePattern(name), category, brand, minCents, maxCents, rating },
  ...{ limit: paging.limit, offset: paging.offset },
})

/** The id breaks ties, in the direction of the rest, so that one index serves each order from end to end. */
const ORDER = {
  0: [desc(products.createdAt), desc(products.id)],
  1: [desc(products.priceCents), desc(products.id)],
  2: [asc(products.priceCents), asc(products.id)],
} as const

const likedByAsker = likedBy(value('userId'))
const columnsFor = (userId: string | null) =>
  userId === null ? productColumns : { ...productColumns, isLiked: likedByAsker }

/** Tells the statement for someone signed in from that for a guest. */
const asked = (userId: string | null) => (userId === null ? 'guest' : 'user')

/** How many products on sale match, on all pages: a statement, or a value in another one. */
const countOf = (db: Database, conditions: readonly Condition[]) =>
  db.select({ n: count() }).from(products).leftJoin(brands, eq(brands.id, products.brandId)).where(matching(conditions))

/** One page of the products on sale, each with how many there are on all pages. */
export function productsOnSale(db: Database, filter: ProductFilter, userId: string | null) {
  const conditions = conditionsOf(filter)
  const { sortOrder } = filter
  const statement = prepared(db, `products_${sortOrder}_${asked(userId)}_${conditions.join('_')}`, (name) =>
    db
      .select({ ...columnsFor(userId), count: sql<number>`(${countOf(db, conditions)})` })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(matching(conditions))
      .orderBy(...ORDER[sortOrder])
      .limit(value('limit'))
      .offset(value('offset'))
      .prepare(name),
  )
  return statement.execute({ ...valuesOf(filter), userId })
}

/** How many products on sale match, on all pages. */
export async function countOnSale(db: Database, filter: ProductFilter): Promise<number> {
  const conditions = conditionsOf(filter)
  const statement = prepared(db, `products_count_${conditions.join('_')}`, (name) =>
    countOf(db, conditions).prepare(name),
  )
  const [row] = await statement.execute(valuesOf(filter))
  return row?.n ?? 0
}

/** Those of the products that are on sale, in no order. */
export function productsOnSaleByIds(db: Database, ids: readonly string[], userId: string | null) {
  const statement = prepared(db, `products_by_ids_${asked(userId)}`, (name) =>
    db
      .select(columnsFor(userId))
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      // As text: the two drivers do not write lists the same way.
      .where(and(onSale, sql`${products.id} = any(${value('ids')}::text::uuid[])`))
      .prepare(name),
  )
  return statement.execute({ ids: `{${ids.join(',')}}`, userId })
}

/** Those of the products that are on sale, in no order, for guests. @param slugs each `isSlug` */
export function productsOnSaleBySlugs(db: Database, slugs: readonly string[]) {
  const statement = prepared(db, 'products_by_slugs', (name) =>
    db
      .select(productColumns)
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(and(onSale, sql`${products.slug} = any(${value('slugs')}::text::text[])`))
      .prepare(name),
  )
  // In quotes, or a toy called null would be none.
  return statement.execute({ slugs: `{${slugs.map((slug) => `"${slug}"`).join(',')}}` })
}

/** The product on sale with this slug or id. A slug that looks like another's id goes first. */
export async function productOnSale(db: Database, key: string, userId: string | null): Promise<ProductRow | undefined> {
  if (!isSlug(key)) return undefined
  const byId = isId(key)
  const statement = prepared(db, `product_by_${byId ? 'key' : 'slug'}_${asked(userId)}`, (name) => {
    const bySlug = eq(products.slug, value('key'))
    return db
      .select(columnsFor(userId))
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(and(onSale, byId ? or(bySlug, eq(products.id, value('id'))) : bySlug))
      .orderBy(desc(bySlug))
      .limit(1)
      .prepare(name)
  })
  const [row] = await statement.execute({ key, id: key, userId })
  return row
}

export type SuggestionRow = { name: string; slug: string; pictureHash: string | null; priceCents: number }

/** Names that begin with the term first, then by name. */
export function suggestionsFor(db: Database, term: string, limit: number): Promise<SuggestionRow[]> {
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
      .orderBy(sql`${products.name} ilike ${value('begins')} desc`, asc(products.name), asc(products.id))
      .limit(value('limit'))
      .prepare(name),
  )
  const pattern = toLikePattern(term)
  return statement.execute({ name: pattern, begins: pattern.slice(1), limit })
}
