import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products } from '../../db/schema/index.ts'
import { toSlug } from '../../lib/slug.ts'

/** So many slugs are looked up at first, then ten times as many each time as long as all of them are taken. */
const LOOK_UP = { first: 10, most: 10_000 }

/** A slug that nobody has at the moment: the wanted one, or with the first free number. */
async function freeSlug(tx: Database, wanted: string): Promise<string> {
  let next = 2
  for (let many = LOOK_UP.first; ; many = Math.min(many * 10, LOOK_UP.most)) {
    // Asked by their whole texts, which the unique index answers; a pattern would read every slug.
    const numbered = Array.from({ length: many }, (_, n) => `${wanted}-${next + n}`)
    const candidates = next === 2 ? [wanted, ...numbered] : numbered
    const rows = await tx.select({ slug: products.slug }).from(products).where(inArray(products.slug, candidates))
    const taken = new Set(rows.map(({ slug }) => slug))
    const free = candidates.find((slug) => !taken.has(slug))
    if (free !== undefined) return free
    next += many
  }
}

/**
 * Adds a product under a slug made from its name that no other has.
 *
 * @returns its id
 * @throws the violation of `products_sku_unique` where the sku is taken
 */
export async function insertProduct(
  tx: Database,
  product: Omit<typeof products.$inferInsert, 'slug'>,
): Promise<string> {
  const wanted = toSlug(product.name, 'toy')
  for (;;) {
    const slug = await freeSlug(tx, wanted)
    // Somebody else may have taken it since: then the next look finds it taken.
    const [made] = await tx
      .insert(products)
      .values({ ...product, slug })
      .onConflictDoNothing({ target: products.slug })
      .returning({ id: products.id })
    if (made) return made.id
  }
}
