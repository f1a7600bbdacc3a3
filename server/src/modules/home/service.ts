import type { Home } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { type Cache, createVersionedCache } from '../../lib/cache.ts'
import type { Clock } from '../../lib/clock.ts'
import { createCatalogueVersion, GRACE_MS } from '../products/catalogue-version.ts'
import { toProduct } from '../products/product-columns.ts'
import { findProductsOnSaleByIds } from '../products/queries.ts'
import { type HomeSections, loadHomeSections } from './home-sections.ts'

export type HomeCache = Pick<Cache<'home', HomeSections>, 'get' | 'clear'>

/** Caches the sections for as long as a version of the catalogue lasts. */
export const createHomeCache = (db: Database, clock: Clock): HomeCache =>
  createVersionedCache(() => loadHomeSections(db), clock, {
    max: 1,
    getVersion: createCatalogueVersion(db, clock),
    graceMs: GRACE_MS,
  })

/**
 * Returns the sections of the home page with the current products. Products that are no longer on sale are left out.
 *
 * @param userId the user whose likes are included; null for a guest
 */
export async function getHome(
  { db, sections }: { db: Database; sections: HomeCache },
  userId: string | null,
): Promise<Home> {
  const { newest, loved, brand, ...home } = await sections.get('home')
  const ids = [...new Set([...newest, ...loved, ...(brand?.products ?? [])])]
  const rows = await findProductsOnSaleByIds(db, ids, userId)
  const onSaleIds = new Set(rows.map(({ id }) => id))
  const keepOnSale = (list: readonly string[]) => list.filter((id) => onSaleIds.has(id))
  return {
    ...home,
    products: rows.map(toProduct),
    newest: keepOnSale(newest),
    loved: keepOnSale(loved),
    brand: brand && { ...brand, products: keepOnSale(brand.products) },
  }
}
