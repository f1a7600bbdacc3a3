import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Emit } from '../../lib/domain-events.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { markCancelled, type OrderLineRow } from './queries.ts'
import { lockProducts, returnStock } from './stock.ts'

/**
 * Cancels lines of a locked order and returns their stock, once. Products are locked before the lines are written, in the
 * same order as when a product is deleted.
 */
export async function cancelLines(
  tx: Database,
  emit: Emit,
  deps: Pick<Deps, 'clock' | 'config'>,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const active = lines.filter((line) => !line.stockReturned)
  if (active.length === 0) return
  const items = active.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }]))
  const productIds = items.map(({ productId }) => productId)
  if (items.length > 0) {
    await lockProducts(tx, productIds)
    emit('stockChanged', productIds)
  }
  await returnStock(tx, items)
  if (items.length > 0) await queueStockAlerts(tx, emit, deps, productIds)
  await markCancelled(
    tx,
    active.map((line) => line.id),
  )
}
