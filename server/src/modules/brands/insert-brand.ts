import { like } from 'drizzle-orm'
import { toLikePattern } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { brands } from '../../db/schema/index.ts'
import { ALL, firstFreeSlug, toSlug } from '../../lib/slug.ts'

type NewBrand = { name: string; description: string; isActive: boolean; createdAt: Date }

/** Adds a brand under a slug made from its name that no other has. */
export async function insertBrand(tx: Database, brand: NewBrand): Promise<typeof brands.$inferSelect> {
  const wanted = toSlug(brand.name, 'brand')
  for (;;) {
    const alike = await tx
      .select({ slug: brands.slug })
      .from(brands)
      .where(like(brands.slug, toLikePattern(wanted).slice(1)))
    const slug = firstFreeSlug(wanted, new Set([ALL, ...alike.map((row) => row.slug)]))
    // Somebody else may have taken it since: then the next look finds it taken.
    const [made] = await tx
      .insert(brands)
      .values({ ...brand, slug })
      .onConflictDoNothing({ target: brands.slug })
      .returning()
    if (made) return made
  }
}
