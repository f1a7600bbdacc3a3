import { like } from 'drizzle-orm'
import { toLikePattern } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { brands } from '../../db/schema/index.ts'
import { ALL, firstFreeSlug, toSlug } from '../../lib/slug.ts'

type NewBrand = { name: string; description: string; isActive: boolean; createdAt: Date }

/** Inserts a brand with a unique slug made from its name. */
export async function insertBrand(tx: Database, brand: NewBrand): Promise<typeof brands.$inferSelect> {
  const base = toSlug(brand.name, 'brand')
  for (;;) {
    const similar = await tx
      .select({ slug: brands.slug })
      .from(brands)
      .where(like(brands.slug, toLikePattern(base).slice(1)))
    const slug = firstFreeSlug(base, new Set([ALL, ...similar.map((row) => row.slug)]))
    // A concurrent insert may have taken the slug. The next round finds it.
    const [inserted] = await tx
      .insert(brands)
      .values({ ...brand, slug })
      .onConflictDoNothing({ target: brands.slug })
      .returning()
    if (inserted) return inserted
  }
}
