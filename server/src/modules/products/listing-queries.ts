import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { CHUNK_ROWS, readChunks } from '../../db/read-chunks.ts'
import { brands, catalogueChanges, categories, productCategories, products } from '../../db/schema/index.ts'
import { averageRatingHundredths } from './average-rating.ts'
import { concatColumn, type ListingIndex, toListingIndex } from './listing-index.ts'

/** Which products a list has, and their order: the `newest` or the lowest `price` first. */
export type ListingKey = { by: 'newest' | 'price'; name: string; category: string | null; brand: string | null }

const ORDER = {
  newest: sql`${desc(products.createdAt)}, ${desc(products.id)}`,
  price: sql`${asc(products.priceCents)}, ${asc(products.id)}`,
} as const

/** The brand condition of `onSale` without a join: with one, PostgreSQL would not read the rows in the order of the index. */
export const isBrandActive = sql`${products.brandId} is null or ${products.brandId} in (select ${brands.id} from ${brands} where ${brands.isActive})`

const inBrand = (slug: string): SQL =>
  sql`${products.brandId} in (select ${brands.id} from ${brands} where ${brands.isActive} and ${brands.slug} = ${slug})`

const inCategory = (slug: string): SQL =>
  sql`${products.id} in (select ${productCategories.productId} from ${productCategories} join ${categories} on ${categories.id} = ${productCategories.categoryId} where ${categories.slug} = ${slug} and ${categories.isActive})`

/** The rows of a list that follow a product, which is in the snapshot that is read. */
const isAfter = (by: ListingKey['by'], id: string): SQL =>
  by === 'newest'
    ? sql`(${products.createdAt}, ${products.id}) < (select created_at, id from products where id = ${id})`
    : sql`(${products.priceCents}, ${products.id}) > (select price_cents, id from products where id = ${id})`

type Columns = { ids: Uint8Array; prices: Uint8Array; ratings: Uint8Array }

/** Loads a list in chunks of one row of bytes each. As separate rows, 100,000 products would block the event loop. */
export async function loadListingIndex(db: Database, { by, name, category, brand }: ListingKey): Promise<ListingIndex> {
  const where = and(
    sql`${products.isActive}`,
    brand === null ? sql`(${isBrandActive})` : inBrand(brand),
    category === null ? undefined : inCategory(category),
    name === '' ? undefined : contains(products.name, name),
  )
  const empty = sql`''::bytea`
  const chunks = await readChunks(db, async (tx, { afterId }) => {
    const inChunk = afterId === null ? where : and(where, isAfter(by, afterId))
    const { rows } = await tx.execute<Columns & { count: number; lastId: string | null }>(sql`
      select coalesce(string_agg(uuid_send(id), ${empty}), ${empty}) as ids,
        coalesce(string_agg(int4send(price), ${empty}), ${empty}) as prices,
        coalesce(string_agg(int4send(rating), ${empty}), ${empty}) as ratings,
        count(*)::int as count, (array_agg(id))[count(*)] as "lastId"
      from (
        select ${products.id} as id, ${products.priceCents} as price, ${averageRatingHundredths} as rating
        from ${products} where ${inChunk} order by ${ORDER[by]} limit ${CHUNK_ROWS}
      ) as ordered`)
    const [row] = rows
    if (!row) throw new Error('The aggregate returned no row.')
    return { chunk: row, count: row.count, lastId: row.lastId }
  })
  return toListingIndex({
    ids: concatColumn(chunks, 'ids'),
    prices: concatColumn(chunks, 'prices'),
    ratings: concatColumn(chunks, 'ratings'),
  })
}

/** Whether more than `count` products are active. Reads at most one row more than that. */
export async function hasMoreProductsThan(db: Database, count: number): Promise<boolean> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from (select 1 from ${products} where ${products.isActive} limit ${count + 1}) as active`,
  )
  return (rows[0]?.n ?? 0) > count
}

/**
 * Returns a value that changes with everything that lists are made of. The id of the latest change would not do: of two
 * transactions the earlier one may commit later.
 */
export async function getCatalogueVersion(db: Database): Promise<string> {
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
