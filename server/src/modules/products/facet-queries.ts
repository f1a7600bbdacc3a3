import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, categories, productCategories, products } from '../../db/schema/index.ts'
import { averageRatingHundredths } from './average-rating.ts'
import { type FacetIndex, findNameStarts, toPriceRanges } from './facet-index.ts'
import { toInt32Array } from './listing-index.ts'

type Column = 'names' | 'prices' | 'stars' | 'productBrands' | 'memberProducts' | 'memberCategories'
type Row = Record<Column, Uint8Array> & Pick<FacetIndex, 'brands' | 'categories'>

/** Converts a text to lower case as the database does, whose rules depend on its locale. */
export async function toDatabaseLowerCase(db: Database, text: string): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`select lower(${text}::text) as text`)
  return rows[0]?.text ?? text
}

/** Loads what the facets are counted from, with one statement and as one row of bytes, as lists are. */
export async function loadFacetIndex(db: Database): Promise<FacetIndex> {
  const empty = sql`''::bytea`
  const { rows } = await db.execute<Row>(sql`
    with b as (
      select id, slug, name, (row_number() over (order by name, id))::int - 1 as n from ${brands} where is_active
    ), c as (
      select id, slug, name, (row_number() over (order by name, id))::int - 1 as n from ${categories} where is_active
    ), p as materialized (
      select ${products.id} as id, ${products.priceCents} as price, (${averageRatingHundredths} + 50) / 100 as stars,
        ${products.name} as name, coalesce(b.n, (select count(*) from b))::int as brand, (row_number() over ())::int - 1 as n
      from ${products} left join b on b.id = ${products.brandId}
      where ${products.isActive} and (${products.brandId} is null or b.id is not null)
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
        coalesce(string_agg(int4send(brand), ${empty}), ${empty}) as "productBrands"
      from (select * from p order by n) as ordered
    ) as product_columns, (
      select coalesce(string_agg(int4send(product), ${empty}), ${empty}) as "memberProducts",
        coalesce(string_agg(int4send(category), ${empty}), ${empty}) as "memberCategories"
      from m
    ) as member_columns`)
  const [row] = rows
  if (!row) throw new Error('The aggregate returned no row.')
  const prices = toInt32Array(row.prices)
  return {
    names: Buffer.from(row.names).toString('latin1'),
    nameStarts: findNameStarts(row.names, prices.length),
    prices,
    priceRanges: toPriceRanges(prices),
    stars: toInt32Array(row.stars),
    productBrands: toInt32Array(row.productBrands),
    memberProducts: toInt32Array(row.memberProducts),
    memberCategories: toInt32Array(row.memberCategories),
    brands: row.brands,
    categories: row.categories,
    counted: new Map(),
  }
}
