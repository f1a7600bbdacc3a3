import {
  formatPrice,
  type ListedProductEdit,
  type ProductEditsResponse,
  RESPONSE_TEXT,
  toCents,
  toDollars,
} from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { products } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { recordAudits } from '../audit/record-audit.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { setActiveByHand } from './deactivations.ts'
import { toNewStock } from './edit-product.ts'
import { toProductAudit } from './record-product-edit.ts'
import { findStaffProductsByIds, lockStaffProducts } from './staff-queries.ts'
import type { StaffEditor } from './staff-scope.ts'
import { toStaffProduct } from './staff-service.ts'

const TEXT = RESPONSE_TEXT.product

type Product = Awaited<ReturnType<typeof lockStaffProducts>>[number]
/** A locked product, and what it becomes. */
type Change = { previous: Product; fields: Pick<Product, 'priceCents' | 'stock' | 'isActive'> }

/** Says why an edit is not made; null if it is. */
function findConflict(previous: Product | undefined, { price }: ListedProductEdit): string | null {
  if (!previous) return TEXT.missing
  if (!price || toCents(price.from) === previous.priceCents) return null
  return TEXT.priceChanged(formatPrice(toDollars(previous.priceCents)))
}

function toFields(previous: Product, { price, stock, isActive }: ListedProductEdit): Change['fields'] {
  return {
    priceCents: price ? toCents(price.to) : previous.priceCents,
    stock: stock ? toNewStock({ quantity: stock.to, inventory: stock.from }, previous.stock) : previous.stock,
    isActive: isActive ?? previous.isActive,
  }
}

/** Saves prices and stocks with one statement. A new price ends open edit forms, a new stock does not: see `ProductEdit`. */
async function saveNumbers(tx: Database, changes: readonly Change[], updatedAt: Date): Promise<void> {
  const rows = changes.map(({ previous, fields }) => ({ id: previous.id, ...fields }))
  await tx.execute(sql`
    update ${products} set price_cents = r."priceCents", stock = r.stock,
      version = ${products.version} + (${products.priceCents} <> r."priceCents")::int,
      updated_at = ${updatedAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, "priceCents" integer, stock integer)
    where ${products.id} = r.id`)
}

const toIds = (changes: readonly Change[]): string[] => changes.map(({ previous }) => previous.id)

async function saveChanges(tx: Database, emit: Emit, deps: Deps, scope: StaffEditor, changes: readonly Change[]) {
  if (changes.length === 0) return
  const now = deps.clock.now()
  await saveNumbers(tx, changes, now)
  const switched = changes.filter(({ previous, fields }) => fields.isActive !== previous.isActive)
  const activated = toIds(switched.filter(({ fields }) => fields.isActive))
  await setActiveByHand(tx, activated, true)
  await setActiveByHand(tx, toIds(switched.filter(({ fields }) => !fields.isActive)), false)
  await recordAudits(
    tx,
    changes.flatMap((change) => toProductAudit(scope.actor, { ...change, now }) ?? []),
  )
  emit('catalogueChanged')
  const counted = changes.filter(({ previous, fields }) => fields.stock !== previous.stock)
  if (counted.length > 0) emit('stockChanged', toIds(counted))
  const restocked = toIds(counted.filter(({ previous, fields }) => fields.stock > previous.stock))
  const available = [...new Set([...restocked, ...activated])]
  if (available.length > 0) await queueStockAlerts(tx, emit, deps, available)
}

/**
 * Changes the prices, the stocks and the switches of many products in one transaction. A product that the scope does not have, or
 * whose price has changed since the editor saw it, stays as it is, and the others are changed.
 */
export async function editProducts(
  deps: Deps,
  scope: StaffEditor,
  edits: readonly ListedProductEdit[],
): Promise<ProductEditsResponse> {
  const ids = edits.map(({ _id }) => _id.toLowerCase()).filter(isId)
  const errors = await inTransaction(deps, async (tx, emit) => {
    const locked = new Map((await lockStaffProducts(tx, scope, ids)).map((product) => [product.id, product]))
    const changes: Change[] = []
    const conflicts = edits.map((edit) => {
      const previous = locked.get(edit._id.toLowerCase())
      const conflict = findConflict(previous, edit)
      if (previous && conflict === null) changes.push({ previous, fields: toFields(previous, edit) })
      return conflict
    })
    await saveChanges(tx, emit, deps, scope, changes)
    return conflicts
  })
  const saved = new Map((await findStaffProductsByIds(deps.db, scope, ids)).map((row) => [row.id, toStaffProduct(row)]))
  const results = edits.map(({ _id }, index) => ({
    ...{ _id, error: errors[index] ?? null, product: saved.get(_id.toLowerCase()) ?? null },
  }))
  return { success: true, results }
}
