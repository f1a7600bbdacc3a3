import { type BulkStatusInput, type BulkStatusResponse, ORDER_STATUSES, RESPONSE_TEXT } from '@whirligig/contract'
import { isId } from '../../db/id.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import type { Actor } from '../audit/record-audit.ts'
import { findBrandLines } from './merchant-queries.ts'
import { findOrderLines, lockOrder, type OrderLineRow } from './queries.ts'
import { type StatusDeps, setStatus } from './set-status.ts'

/** Whose lines a call may change: a brand's, or all. */
type BulkScope = 'all' | { brandId: string }

const rankOf = (status: OrderLineRow['status']) => ORDER_STATUSES.indexOf(status)

/** The lines that a call changes: those that have not got as far; of chosen lines also those that it sets back one step. */
function selectLines(lines: readonly OrderLineRow[], { status, lines: chosen }: BulkStatusInput): OrderLineRow[] {
  const ids = chosen && new Set(chosen.map((id) => id.toLowerCase()))
  const candidates = ids ? lines.filter(({ id }) => ids.has(id)) : lines
  if (status === 'Not processed') return ids ? candidates.filter((line) => line.status === 'Processing') : []
  return candidates.filter((line) => line.status !== 'Cancelled' && rankOf(line.status) < rankOf(status))
}

/**
 * Sets the status of many orders: of all their lines or, for a merchant, of those of the brand. Each order is changed in its own transaction, so that one which cannot change does not hold up the
 * others. Repeating the call changes nothing.
 */
export async function setBulkStatus(
  deps: StatusDeps,
  input: BulkStatusInput,
  actor: Actor,
  scope: BulkScope = 'all',
): Promise<BulkStatusResponse> {
  const results: BulkStatusResponse['results'] = []
  for (const id of new Set(input.orders.map((order) => order.toLowerCase()))) {
    try {
      results.push({ _id: id, lines: await setOrderStatus(deps, id, input, { actor, scope }), error: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      results.push({ _id: id, lines: [], error: error.message })
    }
  }
  return { success: true, results }
}

async function setOrderStatus(
  deps: StatusDeps,
  id: string,
  input: BulkStatusInput,
  { actor, scope }: { actor: Actor; scope: BulkScope },
): Promise<string[]> {
  return inTransaction(deps, async (tx, emit) => {
    const order = isId(id) ? await lockOrder(tx, { id }, scope) : undefined
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const found = scope === 'all' ? findOrderLines(tx, [id]) : findBrandLines(tx, scope.brandId, [id])
    const lines = selectLines(await found, input)
    if (lines.length === 0) return []
    await setStatus(tx, emit, deps, { order, lines, status: input.status, actor })
    emit('orderChanged', [order])
    return lines.map((line) => line.id)
  })
}
