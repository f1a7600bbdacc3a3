import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { CHUNK_ROWS, type ChunkStart, readChunks } from '../../db/read-chunks.ts'
import { brands, categories, productCategories, products } from '../../db/schema/index.ts'
import { averageRatingHundredths } from './average-rating.ts'
import { type FacetIndex, findNameStarts, toPriceRanges } from './facet-index.ts'
import { concatColumn, toInt32Array } from './listing-index.ts'
import { isBrandActive } from './listing-queries.ts'

type Column = 'names' | 'prices' | 'stars' | 'productBrands' | 'memberProducts' | 'memberCategories'
type Row = Record<Column, Uint8Array> & Pick<FacetIndex, 'brands' | 'categories'>

/** Converts a text to lower case as the database does, whose rules depend on its locale. */
export async function toDatabaseLowerCase(db: Database, text: string): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`select lower(${text}::text) as text`)
  return rows[0]?.text ?? text
}

type Chunk = Row & { count: number; lastId: string | null }

/** Loads one chunk as one row of bytes. Brands and categories have the same positions in all chunks of a snapshot. */
async function readFacetChunk(db: Database, { afterId, count }: ChunkStart) {
  const empty = sql`''::bytea`
  const isAfter = afterId === null ? sql`true` : sql`${products.id} > ${afterId}`
  const { rows } = await db.execute<Chunk>(sql`
    with b as (
      select id, slug, name, (row_number() over (order by name, id))::int - 1 as n from ${brands} where is_active
    ), c as (
      select id, slug, name, (row_number() over (order by name, id))::int - 1 as n from ${categories} where is_active
    ), chunk as materialized (
      select ${products.id} as id, ${products.priceCents} as price, (${averageRatingHundredths} + 50) / 100 as stars,
        ${products.name} as name, ${products.brandId} as brand_id
      from ${products} where ${products.isActive} and (${isBrandActive}) and ${isAfter}
      order by ${products.id} limit ${CHUNK_ROWS}
    ), p as materialized (
      select chunk.id, price, stars, chunk.name, coalesce(b.n, (select count(*) from b))::int as brand,
        (row_number() over (order by chunk.id))::int - 1 + ${count}::int as n
      from chunk left join b on b.id = brand_id
    ), m as materialized (
      select p.n as product, c.n as category
      from ${productCategories} join p on p.id = product_id join c on c.id = category_id
    )
    select product_columns.*, member_columns.*,
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by n), '[]') from b) as brands,
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by n), '[]') from c) as categories
    from (
      select coalesce(string_agg(convert_to(lower(name), 'UTF8') || '\\x00'::bytea, ${empty}), ${empty}) as names,
        coalesce(string_agg(int4send(price), ${empty}), ${empty}) as prices,
        coalesce(string_agg(int4send(stars), ${empty}), ${empty}) as stars,
        coalesce(string_agg(int4send(brand), ${empty}), ${empty}) as "productBrands",
        count(*)::int as count, (array_agg(id))[count(*)] as "lastId"
      from (select * from p order by n) as ordered
    ) as product_columns, (
      select coalesce(string_agg(int4send(product), ${empty}), ${empty}) as "memberProducts",
        coalesce(string_agg(int4send(category), ${empty}), ${empty}) as "memberCategories"
      from m
    ) as member_columns`)
  const [row] = rows
  if (!row) throw new Error('The aggregate returned no row.')
  return { chunk: row, count: row.count, lastId: row.lastId }
}

/** Loads what the facets are counted from. */
export async function loadFacetIndex(db: Database): Promise<FacetIndex> {
  const chunks = await readChunks(db, readFacetChunk)
  const names = concatColumn(chunks, 'names')
  const prices = toInt32Array(concatColumn(chunks, 'prices'))
  return {
    names: names.toString('latin1'),
    nameStarts: findNameStarts(names, prices.length),
    prices,
    priceRanges: toPriceRanges(prices),
    stars: toInt32Array(concatColumn(chunks, 'stars')),
    productBrands: toInt32Array(concatColumn(chunks, 'productBrands')),
    memberProducts: toInt32Array(concatColumn(chunks, 'memberProducts')),
    memberCategories: toInt32Array(concatColumn(chunks, 'memberCategories')),
    brands: chunks[0]?.brands ?? [],
    categories: chunks[0]?.categories ?? [],
    counted: new Map(),
  }
}
