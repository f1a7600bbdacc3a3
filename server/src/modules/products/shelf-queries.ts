import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { brands, catalogueChanges, categories, productCategories, products } from '../../db/schema/index.ts'
import { type Shelf, toShelf } from './shelf.ts'

/** Which products, and in which order: `newest` first, or the lowest `price` first. */
export type ShelfName = { by: 'newest' | 'price'; name: string; category: string | null; brand: string | null }

const ORDER = {
  newest: sql`${desc(products.createdAt)}, ${desc(products.id)}`,
  price: sql`${asc(products.priceCents)}, ${asc(products.id)}`,
} as const

/** As `onSale`, without a join: whose order of rows would not be that of the index. */
const openBrand = sql`${products.brandId} is null or ${products.brandId} in (select ${brands.id} from ${brands} where ${brands.isActive})`

const ofBrand = (slug: string): SQL =>
  sql`${products.brandId} in (select ${brands.id} from ${brands} where ${brands.isActive} and ${brands.slug} = ${slug})`

const ofCategory = (slug: string): SQL =>
  sql`${products.id} in (select ${productCategories.productId} from ${productCategories} join ${categories} on ${categories.id} = ${productCategories.categoryId} where ${categories.slug} = ${slug} and ${categories.isActive})`

/** The whole order of a list, in one row of bytes: as rows, 100,000 products would hold up everything else. */
export async function loadShelf(db: Database, { by, name, category, brand }: ShelfName): Promise<Shelf> {
  const where = and(
    sql`${products.isActive}`,
    brand === null ? sql`(${openBrand})` : ofBrand(brand),
    category === null ? undefined : ofCategory(category),
    name === '' ? undefined : contains(products.name, name),
  )
  const rating = sql`case when ${products.reviewCount} = 0 then 0 else ${products.ratingSum} * 100 / ${products.reviewCount} end`
  const empty = sql`''::bytea`
  const { rows } = await db.execute<{ ids: Uint8Array; prices: Uint8Array; ratings: Uint8Array }>(sql`
    select coalesce(string_agg(uuid_send(id), ${empty}), ${empty}) as ids,
      coalesce(string_agg(int4send(price), ${empty}), ${empty}) as prices,
      coalesce(string_agg(int4send(rating), ${empty}), ${empty}) as ratings
    from (
      select ${products.id} as id, ${products.priceCents} as price, ${rating} as rating
      from ${products} where ${where} order by ${ORDER[by]}
    ) as ordered`)
  const [row] = rows
  if (!row) throw new Error('An aggregate answers one row.')
  return toShelf(row)
}

/** Whether more products than so many are active; looks at no more of them than that. */
export async function isLarge(db: Database, than: number): Promise<boolean> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from (select 1 from ${products} where ${products.isActive} limit ${than + 1}) as seen`,
  )
  return (rows[0]?.n ?? 0) > than
}

/**
 * Changes with everything that lists are made of. Not the latest change: of two transactions the earlier may end later,
 * and would be missed.
 */
export async function catalogueVersion(db: Database): Promise<string> {
  const statement = prepared(db, 'catalogue_version', (name) =>
    db
      .select({
        version: sql<string>`count(*) || ' ' || coalesce(bit_xor(hashtextextended(${catalogueChanges.id}::text, 0)), 0)`,
      })
      .from(catalogueChanges)
      .prepare(name),
  )
  const [row] = await statement.execute()
  return row?.version ?? ''
}
