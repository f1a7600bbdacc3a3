import { maxOrderQuantity, type OrderStatus } from '@whirligig/contract'
import type { addresses, orderLines, orders, products } from '../db/schema/index.ts'
import { taxOn } from '../modules/orders/tax.ts'
import { demoReviewers } from './catalogue.ts'
import { DEMO_MEMBER } from './seed-accounts.ts'
import { daysBefore, need, seedId } from './seed-time.ts'

type ProductRow = typeof products.$inferInsert & { id: string }
type Plan = { email: string; daysAgo: number; toys: readonly number[]; statuses: readonly OrderStatus[] }

/** What the demo's member ordered: every status, and orders whose lines have come different distances. */
const OF_THE_MEMBER: readonly Omit<Plan, 'email'>[] = [
  { daysAgo: 0, toys: [4, 9], statuses: ['Not processed', 'Not processed'] },
  { daysAgo: 3, toys: [0], statuses: ['Processing'] },
  { daysAgo: 6, toys: [1, 15, 22], statuses: ['Shipped', 'Processing', 'Cancelled'] },
  { daysAgo: 9, toys: [2], statuses: ['Shipped'] },
  { daysAgo: 14, toys: [18, 25], statuses: ['Cancelled', 'Cancelled'] },
  { daysAgo: 20, toys: [30, 6], statuses: ['Delivered', 'Shipped'] },
  { daysAgo: 28, toys: [11, 41, 3], statuses: ['Delivered', 'Delivered', 'Delivered'] },
  { daysAgo: 38, toys: [36], statuses: ['Delivered'] },
]

/** How far an order usually has come. */
function usualStatus(daysAgo: number): OrderStatus {
  if (daysAgo > 18) return 'Delivered'
  if (daysAgo > 9) return 'Shipped'
  return daysAgo > 3 ? 'Processing' : 'Not processed'
}

/** Two or three orders of every reviewer over the last forty days; now and then one is cancelled, whole or in part. */
const ofReviewers: readonly Plan[] = demoReviewers.flatMap(({ email }, person) =>
  Array.from({ length: 2 + (person % 2) }, (_, at) => {
    const nth = person * 3 + at
    const daysAgo = (nth * 11 + 1) % 40
    const toys = Array.from({ length: 1 + (nth % 3) }, (_, line) => nth * 7 + line * 17)
    const statuses = toys.map((_, line) =>
      nth % 9 === 4 || (nth % 5 === 2 && line === 1) ? 'Cancelled' : usualStatus(daysAgo),
    )
    return { email, daysAgo, toys, statuses }
  }),
)

type OrderRows = { orders: (typeof orders.$inferInsert)[]; orderLines: (typeof orderLines.$inferInsert)[] }

/**
 * The demo's orders. Their pieces are no longer part of the products' stock, as those of any order.
 *
 * @param userIds by email
 * @param catalogue the demo's products, as they are sold
 * @param homes the default address of every buyer
 * @param taxRate percent
 */
export function orderRows(
  now: Date,
  userIds: ReadonlyMap<string, string>,
  catalogue: readonly ProductRow[],
  homes: readonly (typeof addresses.$inferInsert)[],
  taxRate: number,
): OrderRows {
  const onSale = catalogue.filter((product) => product.isActive)
  const rows: OrderRows = { orders: [], orderLines: [] }
  const plans = [...OF_THE_MEMBER.map((plan) => ({ ...plan, email: DEMO_MEMBER })), ...ofReviewers]
  for (const [nth, { email, daysAgo, toys, statuses }] of plans.entries()) {
    const createdAt = daysBefore(now, daysAgo, nth + 1)
    const userId = need(userIds, email)
    const id = seedId(`order ${nth}`, createdAt)
    const home = homes.find((address) => address.userId === userId && address.isDefault)
    rows.orders.push({
      id,
      userId,
      cartId: seedId(`cart ${nth}`, createdAt),
      deliveryAddress: home
        ? { address: home.address, city: home.city, state: home.state, country: home.country, zipCode: home.zipCode }
        : null,
      createdAt,
    })
    for (const [position, toy] of toys.entries()) {
      const product = onSale[toy % onSale.length]
      if (!product) continue
      const quantity = Math.min(1 + ((nth + position) % 3), Math.max(1, maxOrderQuantity(product.stock)))
      const status = statuses[position] ?? 'Not processed'
      rows.orderLines.push({
        id: seedId(`order line ${nth} ${position}`, createdAt),
        orderId: id,
        position,
        productId: product.id,
        name: product.name,
        slug: product.slug,
        pictureHash: product.pictureHash ?? null,
        priceCents: product.priceCents,
        taxCents: product.taxable ? taxOn(product.priceCents * quantity, taxRate) : 0,
        quantity,
        status,
        stockReturned: status === 'Cancelled',
      })
    }
  }
  return rows
}
