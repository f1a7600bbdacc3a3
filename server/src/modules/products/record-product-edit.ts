import type { Database } from '../../db/database.ts'
import type { products } from '../../db/schema/index.ts'
import { type Actor, recordAudit } from '../audit/record-audit.ts'

type Product = typeof products.$inferSelect

/** What staff call the columns of a product. */
const FIELD_NAMES: Partial<Record<keyof Product, string>> = {
  priceCents: 'price',
  brandId: 'brand',
  pictureHash: 'picture',
  isActive: 'active',
}

/** The names of the columns that get another value. */
const listChanges = (previous: Product, fields: Partial<Product>): string[] =>
  (Object.keys(fields) as (keyof Product)[]) // the keys of an object literal
    .filter((field) => fields[field] !== undefined && fields[field] !== previous[field])
    .map((field) => FIELD_NAMES[field] ?? field)

/** Records which fields of a product an edit changes, by name and not by value. An edit that changes nothing is not recorded. */
export async function recordProductEdit(
  tx: Database,
  actor: Actor,
  { previous, fields, now }: { previous: Product; fields: Partial<Product>; now: Date },
): Promise<void> {
  const changes = listChanges(previous, fields)
  if (changes.length === 0) return
  await recordAudit(tx, {
    ...{ actor, entity: 'product', entityId: previous.id, action: 'updated', now },
    details: { name: previous.name, fields: changes },
  })
}
