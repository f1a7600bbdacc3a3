import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { productPictures, products } from '../../db/schema/index.ts'

/** Returns the pictures of a product in display order. */
export async function listPictures(tx: Database, productId: string): Promise<string[]> {
  const [product] = await tx.select({ hash: products.pictureHash }).from(products).where(eq(products.id, productId))
  const more = await tx
    .select({ hash: productPictures.pictureHash })
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position))
  return [product, ...more].flatMap((row) => row?.hash ?? [])
}

/** Inserts the pictures of a product after its first one, which is part of the product's row. */
export async function insertMorePictures(tx: Database, productId: string, hashes: readonly string[]): Promise<void> {
  const rows = hashes.map((pictureHash, index) => ({ productId, position: index + 1, pictureHash }))
  if (rows.length > 0) await tx.insert(productPictures).values(rows)
}
