import type { OffReason } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { brands, categories, productDeactivations, products } from '../../db/schema/index.ts'

/** The columns from which `listOffReasons` finds why a product is not on sale, with the brand from a left join. */
export const offReasonColumns = {
  isBrandActive: brands.isActive,
  /** The inactive categories that deactivated the product, by name. */
  offCategories: sql<
    string[]
  >`(select coalesce(json_agg(${categories.name} order by ${categories.name}), '[]') from ${productDeactivations} join ${categories} on ${categories.id} = ${productDeactivations.categoryId} where ${productDeactivations.productId} = ${products.id})`,
  /** Whether an inactive category or brand, or a deleted brand, has deactivated the product. */
  isOffByParent: sql<boolean>`exists (select 1 from ${productDeactivations} where ${productDeactivations.productId} = ${products.id})`,
  /** Whether the product was deactivated with a brand that was deleted. */
  lostBrand: sql<boolean>`exists (select 1 from ${productDeactivations} where ${productDeactivations.productId} = ${products.id} and ${productDeactivations.categoryId} is null and ${productDeactivations.brandId} is null)`,
}

export type OffReasonRow = {
  isActive: boolean
  brand: { name: string } | null
  isBrandActive: boolean | null
  offCategories: string[]
  isOffByParent: boolean
  lostBrand: boolean
}

/** Lists why a product is not on sale; nothing while it is. */
export function listOffReasons({
  isActive,
  brand,
  isBrandActive,
  offCategories,
  isOffByParent,
  lostBrand,
}: OffReasonRow): OffReason[] {
  const reasons: OffReason[] = brand && isBrandActive === false ? [{ kind: 'brand', name: brand.name }] : []
  // An active product has no deactivations, and is still not on sale while its brand is inactive.
  if (isActive) return reasons
  for (const name of offCategories) reasons.push({ kind: 'category', name })
  if (lostBrand) reasons.push({ kind: 'no-brand' })
  if (!isOffByParent) reasons.push({ kind: 'by-hand' })
  return reasons
}
