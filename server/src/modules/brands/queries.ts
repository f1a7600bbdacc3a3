import type { BrandToy, ShopBrand } from '@whirligig/contract'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products } from '../../db/schema/index.ts'
import { toImageUrl } from '../../images/picture-url.ts'

/** The toys that a brand is shown with. */
const MAX_TOYS = 3

const brandColumns = {
  _id: brands.id,
  name: brands.name,
  slug: brands.slug,
  description: brands.description,
  isActive: brands.isActive,
}

const isActive = eq(brands.isActive, true)

/** Returns the active brands, by name. */
export function findActiveBrands(db: Database): Promise<ShopBrand[]> {
  return db.select(brandColumns).from(brands).where(isActive).orderBy(asc(brands.name), asc(brands.id))
}

/** Returns the active brands by name, each with its newest toys on sale. Reads a few index entries per brand, with one statement. */
export async function findBrandsWithToys(db: Database): Promise<ShopBrand[]> {
  const newest = db
    .select({
      id: products.id,
      slug: products.slug,
      pictureHash: products.pictureHash,
      createdAt: products.createdAt,
    })
    .from(products)
    .where(and(eq(products.brandId, brands.id), sql`${products.isActive}`))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(MAX_TOYS)
    .as('newest')
  const rows = await db
    .select({ brand: brandColumns, toy: { slug: newest.slug, pictureHash: newest.pictureHash } })
    .from(brands)
    .leftJoinLateral(newest, sql`true`)
    .where(isActive)
    .orderBy(asc(brands.name), asc(brands.id), desc(newest.createdAt), desc(newest.id))
  const byId = new Map<string, ShopBrand & { toys: BrandToy[] }>()
  for (const { brand, toy } of rows) {
    const entry = byId.get(brand._id) ?? { ...brand, toys: [] }
    if (toy) entry.toys.push({ slug: toy.slug, imageUrl: toImageUrl(toy.pictureHash) })
    byId.set(brand._id, entry)
  }
  return [...byId.values()]
}
