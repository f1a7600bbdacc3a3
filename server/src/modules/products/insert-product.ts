import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products } from '../../db/schema/index.ts'
import { toSlug } from '../../lib/slug.ts'

/** The number of slugs in the first lookup. It grows tenfold while all of them are taken. */
const LOOKUP_SIZE = { initial: 10, max: 10_000 }

/** Finds a free slug: the base itself, or the base with the first free number. */
async function findFreeSlug(tx: Database, base: string): Promise<string> {
  let next = 2
  for (let size = LOOKUP_SIZE.initial; ; size = Math.min(size * 10, LOOKUP_SIZE.max)) {
    // Whole slugs use the unique index; a pattern would read every slug.
    const numbered = Array.from({ length: size }, (_, n) => `${base}-${next + n}`)
    const candidates = next === 2 ? [base, ...numbered] : numbered
    const rows = await tx.select({ slug: products.slug }).from(products).where(inArray(products.slug, candidates))
    const taken = new Set(rows.map(({ slug }) => slug))
    const free = candidates.find((slug) => !taken.has(slug))
    if (free !== undefined) return free
    next += size
  }
}

/**
 * Inserts a product with a unique slug made from its name.
 *
 * @returns its id
 * @throws the violation of `products_sku_unique` when the sku is taken
 */
export async function insertProduct(
  tx: Database,
  product: Omit<typeof products.$inferInsert, 'slug'>,
): Promise<string> {
  const base = toSlug(product.name, 'toy')
  for (;;) {
    const slug = await findFreeSlug(tx, base)
    // A concurrent insert may have taken the slug. The next round finds it.
    const [inserted] = await tx
      .insert(products)
      .values({ updatedAt: product.createdAt, ...product, slug })
      .onConflictDoNothing({ target: products.slug })
      .returning({ id: products.id })
    if (inserted) return inserted.id
  }
}
