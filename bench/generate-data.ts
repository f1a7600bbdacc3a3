import { sql } from 'drizzle-orm'
import type { Database } from '../server/src/db/database.ts'
import { hashPassword } from '../server/src/modules/auth/password.ts'

/** Returns realistic row counts for a shop with this number of products. */
export function getSizes(products: number) {
  return {
    products,
    brands: 12 + Math.floor(products / 500),
    categories: 8 + Math.floor(products / 1000),
    users: 50 + Math.floor(products / 20),
    /** Each has a different pair of user and product. */
    reviews: products * 2,
    orders: 50 + Math.floor(products / 2),
    merchants: 0,
    /** Messages of the contact form. */
    messages: 0,
    /** Of the newsletter. */
    subscribers: 0,
  }
}
export type Sizes = ReturnType<typeof getSizes>

/** The password of every generated account. */
export const BENCH_PASSWORD = 'whirligig'
export const benchEmail = (n: number) => `shopper-${n}@bench.test`
/** Session token of the n-th generated account. */
export const benchToken = (n: number) => `bench-token-${n}`

const CREATE_FUNCTIONS = `
create function pg_temp.rnd(i bigint, what text) returns float8 language sql immutable as
  $$ select (hashint8extended(i, hashtextextended(what, 0)) & 9007199254740991)::float8 / 9007199254740992 $$;
create function pg_temp.pick(i bigint, what text, n bigint) returns int language sql immutable as
  $$ select floor(pg_temp.rnd(i, what) * n)::int $$;
create function pg_temp.word(i bigint, what text, words text[]) returns text language sql immutable as
  $$ select words[1 + pg_temp.pick(i, what, cardinality(words))] $$;
create function pg_temp.id(kind text, i bigint) returns uuid language sql immutable as
  $$ select (lpad(to_hex(1767225600000 + i * 1000), 12, '0') || '7' || lpad(to_hex(i % 4096), 3, '0')
     || '8' || substr(md5(kind || i), 1, 15))::uuid $$;
create function pg_temp.status(i bigint, n bigint) returns text language sql immutable as
  $$ select case when i % 50 = 0 then 'Cancelled' when i > n - n / 500 then 'Not processed' when i > n - n / 300 then 'Processing'
     when i > n - n / 50 then 'Shipped' else 'Delivered' end $$;
-- Skewed: many are low, few are high.
create function pg_temp.price(what text, i bigint) returns int language sql immutable as
  $$ select 100 + floor(power(pg_temp.rnd(i, what), 3) * 400000)::int $$;
create function pg_temp.moment(i bigint) returns timestamptz language sql immutable as
  $$ select '2026-01-01T00:00:00Z'::timestamptz + i * interval '1 second' $$`

const ADJECTIVES =
  "array['Wooden','Little','Giant','Striped','Happy','Magnetic','Glowing','Soft','Flying','Tiny','Golden','Musical','Painted','Rolling','Curious']"
const TOYS =
  "array['Bear','Robot','Puzzle','Train','Kite','Rocket','Castle','Drum','Rabbit','Tractor','Spinner','Dinosaur','Marble Run','Yo-Yo','Doll','Xylophone','Boat','Cube','Dragon','Whistle']"
const SUFFIXES = "array['with Bells','in a Box','for Two','of Felt','on Wheels','Deluxe','Classic','for Rainy Days']"

/** Returns one insert statement per table. Every value derives from the row number, so that each run has the same data. */
function getInsertStatements(
  { products, brands, categories, users, reviews, orders, merchants, messages, subscribers }: Sizes,
  passwordHash: string,
): string[] {
  return [
    `insert into brands (id, name, slug, description, is_active, created_at)
     select pg_temp.id('brand', i), 'Brand ' || i, 'brand-' || i, 'Makes toys.', i % 20 <> 7, pg_temp.moment(i)
     from generate_series(1, ${brands}) i`,
    // Before the products, which store the sums of their ratings. A user reviews a product once.
    `insert into reviews (id, product_id, user_id, title, review, rating, is_recommended, status, created_at)
     select pg_temp.id('review', i), pg_temp.id('product', 1 + floor(power(pg_temp.rnd(i, 'of'), 2) * ${products})::int), pg_temp.id('user', 1 + i % ${users}), 'Title ' || i,
       'It has been in use since the day it came.', 1 + pg_temp.pick(i, 'stars', 5), true,
       case when i % 10 = 0 then 'Waiting Approval' else 'Approved' end, pg_temp.moment(i)
     from generate_series(1, ${reviews}) i
     on conflict do nothing`,
    // 1 in 20 has no brand, 1 in 50 is not active.
    `insert into products (id, sku, name, slug, description, stock, price_cents, taxable, is_active, brand_id, rating_sum, review_count, created_at)
     select pg_temp.id('product', i), 'SKU-' || i,
       concat_ws(' ', pg_temp.word(i, 'adjective', ${ADJECTIVES}), pg_temp.word(i, 'toy', ${TOYS}), pg_temp.word(i, 'thing', ${SUFFIXES}), i),
       'toy-' || i, 'A toy that is number ' || i || ' of many, and made to be played with for years.',
       1000 + pg_temp.pick(i, 'stock', 900000), pg_temp.price('price', i),
       pg_temp.rnd(i, 'taxable') < 0.5, i % 50 <> 3,
       case when i % 20 = 1 then null else pg_temp.id('brand', 1 + pg_temp.pick(i, 'brand', ${brands})) end,
       coalesce(r.stars, 0), coalesce(r.n, 0), pg_temp.moment(i)
     from generate_series(1, ${products}) i left join (
       select product_id, sum(rating) stars, count(*) n from reviews where status = 'Approved' group by 1
     ) r on r.product_id = pg_temp.id('product', i)`,
    `insert into categories (id, name, slug, description, created_at)
     select pg_temp.id('category', i), 'Category ' || i, 'category-' || i, 'A category.', pg_temp.moment(i)
     from generate_series(1, ${categories}) i`,
    // Two categories for each product, skewed towards the first categories.
    `insert into product_categories (category_id, product_id)
     select distinct pg_temp.id('category', 1 + floor(power(pg_temp.rnd(i, 'category' || s), 2) * ${categories})::int), pg_temp.id('product', i)
     from generate_series(1, ${products}) i, generate_series(1, 2) s`,
    // 1 in 10 waits, 1 in 20 is rejected, 1 in 20 is disabled.
    `insert into merchants (id, name, email, phone_number, brand_name, business, status, is_active, has_account, created_at)
     select pg_temp.id('merchant', i), 'Merchant ' || i, 'merchant-' || i || '@bench.test', '555 ' || i, 'Works ' || i, 'Makes toys of wood and sells them.',
       case when i % 10 = 0 then 'Waiting Approval' when i % 20 = 1 then 'Rejected' else 'Approved' end, i % 10 <> 0 and i % 20 not in (1, 2),
       i > 1 and i <= ${users} and i % 10 not in (0, 3) and i % 20 <> 1, pg_temp.moment(i)
     from generate_series(1, ${merchants}) i`,
    // 1 in 100 is not answered.
    `insert into contact_messages (id, name, email, message, created_at, answer, answered_at, answered_by)
     select pg_temp.id('message', i), 'Mina Marlow', 'shopper-' || i || '@bench.test', 'Do the bears come in blue? It is for number ' || i || repeat(' and many more.', 20), pg_temp.moment(i),
       case when i % 100 <> 0 then 'They do.' end, case when i % 100 <> 0 then pg_temp.moment(i) end, case when i % 100 <> 0 then 'Ada Winder' end
     from generate_series(1, ${messages}) i`,
    `insert into newsletter (id, email, unsubscribe_token, created_at)
     select pg_temp.id('subscriber', i), 'shopper-' || i || '@bench.test', 'token-' || i, pg_temp.moment(i) from generate_series(1, ${subscribers}) i`,
    // Every merchant but each tenth approved one has an account.
    `insert into users (id, email, first_name, last_name, password_hash, role, merchant_id, created_at)
     select pg_temp.id('user', i), 'shopper-' || i || '@bench.test', 'Mina', 'Marlow ' || i, '${passwordHash}',
       case when m.id is null then 'ROLE MEMBER' else 'ROLE MERCHANT' end, m.id, pg_temp.moment(i)
     from generate_series(1, ${users}) i
     left join merchants m on i > 1 and m.id = pg_temp.id('merchant', i) and m.status = 'Approved' and i % 10 <> 3`,
    `insert into sessions (id, token_hash, user_id, created_at, expires_at)
     select pg_temp.id('session', i), encode(sha256(('bench-token-' || i)::bytea), 'hex'), pg_temp.id('user', i), now(), now() + interval '7 days'
     from generate_series(1, ${users}) i`,
    `insert into wishlist (user_id, product_id, created_at)
     select distinct pg_temp.id('user', 1 + i % ${users}), pg_temp.id('product', 1 + pg_temp.pick(i, 'wish', ${products})), '2026-01-01T00:00:00Z'::timestamptz
     from generate_series(1, ${products}) i`,
    // With the status and the total that triggers would set. Most orders are delivered, and few are left to ship.
    `insert into orders (id, user_id, cart_id, created_at, status, total_cents)
     select pg_temp.id('order', i), pg_temp.id('user', 1 + pg_temp.pick(i, 'buyer', ${users})), pg_temp.id('cart', i), pg_temp.moment(i), pg_temp.status(i, ${orders}),
       case when pg_temp.status(i, ${orders}) = 'Cancelled' then 0 else pg_temp.price('line1', i) + pg_temp.price('line2', i) + 100 end
     from generate_series(1, ${orders}) i`,
    `insert into order_lines (id, order_id, position, product_id, brand_id, sku, name, slug, price_cents, tax_cents, quantity, status)
     select pg_temp.id('line' || l, i), pg_temp.id('order', i), l - 1, product.id, product.brand_id, product.sku, 'Toy', 'toy', pg_temp.price('line' || l, i), 50, 1, pg_temp.status(i, ${orders})
     from generate_series(1, ${orders}) i cross join generate_series(1, 2) l
     join products product on product.id = pg_temp.id('product', 1 + pg_temp.pick(i, 'bought' || l, ${products}))`,
  ]
}

/** Fills an empty, migrated database with generated data. 100,000 products take about half a minute. @param other sizes that differ from those of `getSizes` */
export async function generateData(db: Database, products: number, other: Partial<Sizes> = {}): Promise<Sizes> {
  const sizes = { ...getSizes(products), ...other }
  const passwordHash = await hashPassword(BENCH_PASSWORD)
  await db.transaction(async (tx) => {
    // Foreign keys are valid by construction; checking them would take most of the time.
    await tx.execute(sql.raw('set local session_replication_role = replica'))
    await tx.execute(sql.raw('set local statement_timeout = 0'))
    // Without statistics the planner expects few reviews and would scan them for each product.
    await tx.execute(sql.raw('set local enable_nestloop = off'))
    for (const statement of [...CREATE_FUNCTIONS.split(';\n'), ...getInsertStatements(sizes, passwordHash)])
      await tx.execute(sql.raw(statement))
  })
  // Creates the statistics and the visibility map that autovacuum would create over time.
  await db.execute(sql.raw('vacuum analyze'))
  return sizes
}
