import type { OrderStatus } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { orderLines, orders } from '../../db/schema/index.ts'

type Line = {
  /** Null: a toy that has been deleted. */
  product: { id: string; priceCents: number; name: string; slug: string } | null
  quantity?: number
  status?: OrderStatus
}

/** An order of nobody's as it stands in the database, placed whenever a test says. */
export async function addOrder(db: Database, createdAt: string, lines: readonly Line[]): Promise<void> {
  const id = newId()
  await db.insert(orders).values({ id, cartId: newId(), createdAt: new Date(createdAt) })
  await db.insert(orderLines).values(
    lines.map(({ product, quantity = 1, status = 'Not processed' }, position) => ({
      ...{ orderId: id, position, productId: product?.id ?? null, quantity, status, taxCents: 5 },
      ...{ name: product?.name ?? 'Gone', slug: product?.slug ?? 'gone', priceCents: product?.priceCents ?? 100 },
    })),
  )
}
