import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Emit } from '../../lib/domain-events.ts'
import { type Actor, type AuditRecord, recordAudits } from '../audit/record-audit.ts'
import { clearBrandDeactivations, setActiveByHand } from '../products/deactivations.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { createSlugs } from './create-slugs.ts'
import type { ImportPlan, PlannedRow } from './plan-import.ts'
import { findTakenSlugs, insertProducts, toBatches, updateProducts } from './queries.ts'

type Update = PlannedRow & { existing: NonNullable<PlannedRow['existing']> }

const isUpdate = (row: PlannedRow): row is Update => row.existing !== undefined

const toIds = (rows: readonly Update[]): string[] => rows.map(({ existing }) => existing.id)

async function applyUpdates(tx: Database, emit: Emit, deps: Deps, rows: readonly Update[]): Promise<void> {
  const rebranded = rows.filter(({ fields, existing }) => fields.brandId !== existing.brandId)
  const isBranded = ({ fields }: Update) => fields.brandId !== null
  for (const batch of toBatches(rebranded)) {
    await clearBrandDeactivations(tx, toIds(batch.filter(isBranded)), true)
    await clearBrandDeactivations(tx, toIds(batch.filter((row) => !isBranded(row))), false)
  }
  await updateProducts(tx, rows, deps.clock.now())
  const switched = rows.filter(({ fields, existing }) => fields.isActive !== existing.isActive)
  const activated = toIds(switched.filter(({ fields }) => fields.isActive))
  await setActiveByHand(tx, activated, true)
  await setActiveByHand(tx, toIds(switched.filter(({ fields }) => !fields.isActive)), false)
  const restocked = rows.filter(({ fields, existing }) => fields.stock > existing.stock)
  const counted = rows.filter(({ fields, existing }) => fields.stock !== existing.stock)
  if (counted.length > 0) emit('stockChanged', toIds(counted))
  const available = [...new Set([...toIds(restocked), ...activated])]
  for (const batch of toBatches(available)) await queueStockAlerts(tx, emit, deps, batch)
}

/** Records who added and changed the products, as for each product that is added or edited by itself. */
async function recordPlan(
  tx: Database,
  actor: Actor,
  now: Date,
  added: readonly { id: string; name: string }[],
  changed: readonly Update[],
): Promise<void> {
  const common = { actor, entity: 'product', now } as const
  const records: AuditRecord[] = [
    ...added.map(({ id, name }) => ({ ...common, entityId: id, action: 'added' as const, details: { name } })),
    ...changed.map(({ existing, changes }) => ({
      ...{ ...common, entityId: existing.id, action: 'updated' as const },
      details: { name: existing.name, fields: changes.map(({ column }) => column) },
    })),
  ]
  for (const batch of toBatches(records)) await recordAudits(tx, batch)
}

/** Saves what a plan says. The brands and the existing products are locked. */
export async function applyPlan(
  tx: Database,
  emit: Emit,
  deps: Deps,
  actor: Actor,
  plan: ImportPlan,
): Promise<{ added: number; changed: number }> {
  const added = plan.rows.filter((row) => !row.existing)
  const changed = plan.rows.filter(isUpdate)
  const slugs = await createSlugs(
    added.map(({ sku, fields }) => ({ sku, name: fields.name })),
    (candidates) => findTakenSlugs(tx, candidates),
  )
  const now = deps.clock.now()
  const ids = await insertProducts(tx, added, slugs, now)
  await applyUpdates(tx, emit, deps, changed)
  const created = ids.map((id, index) => ({ id, name: added[index]?.fields.name ?? '' }))
  await recordPlan(tx, actor, now, created, changed)
  if (plan.rows.length > 0) emit('catalogueChanged')
  return { added: added.length, changed: changed.length }
}
