import { and, asc, count, desc, eq, gt, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { contains, containsPattern } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/new-id.ts'
import { brands, categories, productCategories, products } from '../../db/schema/index.ts'
import { isSlug } from './is-slug.ts'
import { onSale } from './on-sale.ts'
import { likedBy, type ProductRow, productColumns } from './product-columns.ts'
import type { ProductFilter } from './product-filter.ts'

const inCategory = (slug: string): SQL =>
  sql`exists (select 1 from ${productCategories} join ${categories} on ${categories.id} = ${productCategories.categoryId} where ${productCategories.productId} = ${products.id} and ${categories.slug} = ${slug} and ${categories.isActive})`

function matching(filter: ProductFilter): SQL | undefined {
  return and(
    onSale,
    filter.name === '' ? undefined : contains(products.name, filter.name),
    filter.category === null ? undefined : inCategory(filter.category),
    filter.brand === null ? undefined : eq(brands.slug, filter.brand),
    filter.minCents === null ? undefined : gte(products.priceCents, filter.minCents),
    filter.maxCents === null ? undefined : lte(products.priceCents, filter.maxCents),
    // Compared without dividing, and exactly: 4.666... is not rounded up to 4.67 first.
    filter.rating === null
      ? undefined
      : and(
          gt(products.reviewCount, 0),
          sql`${products.ratingSum} * 100 >= ${filter.rating} * ${products.reviewCount}`,
        ),
  )
}

/** The id breaks ties, in the direction of the rest, so that one index serves each order from end to end. */
const ORDER = {
  0: [desc(products.createdAt), desc(products.id)],
  1: [desc(products.priceCents), desc(products.id)],
  2: [asc(products.priceCents), asc(products.id)],
} as const

const columnsFor = (userId: string | null) =>
  userId === null ? productColumns : { ...productColumns, isLiked: likedBy(userId) }

/** One page of the products on sale. */
export function productsOnSale(db: Database, filter: ProductFilter, userId: string | null): Promise<ProductRow[]> {
  return db
    .select(columnsFor(userId))
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(matching(filter))
    .orderBy(...ORDER[filter.sortOrder])
    .limit(filter.paging.limit)
    .offset(filter.paging.offset)
}

/** How many products on sale match, on all pages. */
export async function countOnSale(db: Database, filter: ProductFilter): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(matching(filter))
  return row?.n ?? 0
}

/** The product on sale with this slug or id. A slug that looks like another's id goes first. */
export async function productOnSale(db: Database, key: string, userId: string | null): Promise<ProductRow | undefined> {
  if (!isSlug(key)) return undefined
  const bySlug = eq(products.slug, key)
  const [row] = await db
    .select(columnsFor(userId))
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(onSale, isId(key) ? or(bySlug, eq(products.id, key)) : bySlug))
    .orderBy(desc(bySlug))
    .limit(1)
  return row
}

/** Names that begin with the term first, then by name. */
export function suggestionsFor(db: Database, term: string, limit: number) {
  const begins = sql`${products.name} ilike ${containsPattern(term).slice(1)}`
  return db
    .select({
      name: products.name,
      slug: products.slug,
      pictureHash: products.pictureHash,
      priceCents: products.priceCents,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(onSale, contains(products.name, term)))
    .orderBy(desc(begins), asc(products.name), asc(products.id))
    .limit(limit)
}
