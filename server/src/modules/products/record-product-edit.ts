import type { Database } from '../../db/database.ts'
import type { products } from '../../db/schema/index.ts'
import { type Actor, type AuditRecord, recordAudit } from '../audit/record-audit.ts'

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

type Edit = {
  previous: Product
  fields: Partial<Product>
  /** What else has changed, by name. */
  more?: readonly string[]
  now: Date
}

/** Says which fields of a product an edit changes, by name and not by value. Undefined for an edit that changes nothing. */
export function toProductAudit(actor: Actor, { previous, fields, more = [], now }: Edit): AuditRecord | undefined {
  const changes = [...listChanges(previous, fields), ...more]
  if (changes.length === 0) return undefined
  return {
    ...{ actor, entity: 'product', entityId: previous.id, action: 'updated', now },
    details: { name: previous.name, fields: changes },
  }
}

/** Records which fields of a product an edit changes. An edit that changes nothing is not recorded. */
export async function recordProductEdit(tx: Database, actor: Actor, edit: Edit): Promise<void> {
  const record = toProductAudit(actor, edit)
  if (record) await recordAudit(tx, record)
}
