import { like } from 'drizzle-orm'
import { toLikePattern } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { categories } from '../../db/schema/index.ts'
import { ALL, firstFreeSlug, toSlug } from '../../lib/slug.ts'

type NewCategory = { name: string; description: string; createdAt: Date }

/** Inserts a category with a unique slug made from its name. @returns its id */
export async function insertCategory(tx: Database, category: NewCategory): Promise<string> {
  const base = toSlug(category.name, 'category')
  for (;;) {
    const similar = await tx
      .select({ slug: categories.slug })
      .from(categories)
      .where(like(categories.slug, toLikePattern(base).slice(1)))
    const slug = firstFreeSlug(base, new Set([ALL, ...similar.map((row) => row.slug)]))
    // A concurrent insert may have taken the slug. The next round finds it.
    const [inserted] = await tx
      .insert(categories)
      .values({ ...category, slug })
      .onConflictDoNothing({ target: categories.slug })
      .returning({ id: categories.id })
    if (inserted) return inserted.id
  }
}
