import { calculateTax, maxOrderQuantity } from '@whirligig/contract'
import type { addresses, orderLines, orders, products } from '../db/schema/index.ts'
import { daysAgo } from './days-ago.ts'
import type { DemoData } from './demo-data.ts'
import { getOrThrow } from './get-or-throw.ts'
import { planOrders } from './order-plans.ts'
import { seedId } from './seed-id.ts'

type ProductRow = typeof products.$inferInsert & { id: string }
type OrderRows = { orders: (typeof orders.$inferInsert)[]; orderLines: (typeof orderLines.$inferInsert)[] }

type Options = {
  now: Date
  reviewers: DemoData['reviewers']
  /** By email. */
  userIds: ReadonlyMap<string, string>
  products: readonly ProductRow[]
  addresses: readonly (typeof addresses.$inferInsert)[]
  /** Percent. */
  taxRate: number
}

/** Creates the demo orders. The stock of the demo products does not include the ordered quantities. */
export function createOrderRows({ now, reviewers, userIds, products, addresses, taxRate }: Options): OrderRows {
  const onSale = products.filter((product) => product.isActive)
  const rows: OrderRows = { orders: [], orderLines: [] }
  for (const [orderIndex, plan] of planOrders(reviewers).entries()) {
    const createdAt = daysAgo(now, plan.daysAgo, orderIndex + 1)
    const userId = getOrThrow(userIds, plan.email)
    const orderId = seedId(`order ${orderIndex}`, createdAt)
    const home = addresses.find((address) => address.userId === userId && address.isDefault)
    rows.orders.push({
      id: orderId,
      userId,
      cartId: seedId(`cart ${orderIndex}`, createdAt),
      deliveryAddress: home
        ? { address: home.address, city: home.city, state: home.state, country: home.country, zipCode: home.zipCode }
        : null,
      createdAt,
    })
    for (const [position, index] of plan.products.entries()) {
      const product = onSale[index % onSale.length]
      if (!product) continue
      const quantity = Math.min(1 + ((orderIndex + position) % 3), Math.max(1, maxOrderQuantity(product.stock)))
      const status = plan.statuses[position] ?? 'Not processed'
      rows.orderLines.push({
        id: seedId(`order line ${orderIndex} ${position}`, createdAt),
        orderId,
        position,
        productId: product.id,
        brandId: product.brandId ?? null,
        sku: product.sku,
        name: product.name,
        slug: product.slug,
        pictureHash: product.pictureHash ?? null,
        priceCents: product.priceCents,
        taxCents: product.taxable ? calculateTax(product.priceCents * quantity, taxRate) : 0,
        quantity,
        status,
        stockReturned: status === 'Cancelled',
      })
    }
  }
  return rows
}
