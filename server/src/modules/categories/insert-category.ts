import { like } from 'drizzle-orm'
import { toLikePattern } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { categories } from '../../db/schema/index.ts'
import { ALL, firstFreeSlug, toSlug } from '../../lib/slug.ts'

type NewCategory = { name: string; description: string; createdAt: Date }

/** Adds a category under a slug made from its name that no other has. @returns its id */
export async function insertCategory(tx: Database, category: NewCategory): Promise<string> {
  const wanted = toSlug(category.name, 'category')
  for (;;) {
    const alike = await tx
      .select({ slug: categories.slug })
      .from(categories)
      .where(like(categories.slug, toLikePattern(wanted).slice(1)))
    const slug = firstFreeSlug(wanted, new Set([ALL, ...alike.map((row) => row.slug)]))
    // Somebody else may have taken it since: then the next look finds it taken.
    const [made] = await tx
      .insert(categories)
      .values({ ...category, slug })
      .onConflictDoNothing({ target: categories.slug })
      .returning({ id: categories.id })
    if (made) return made.id
  }
}
