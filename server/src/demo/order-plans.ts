import type { OrderStatus } from '@whirligig/contract'
import type { DemoData } from './demo-data.ts'
import { DEMO_MEMBER } from './user-rows.ts'

/** What an order of the demo contains. `products` are positions in the list of products on sale, one per line. */
export type OrderPlan = {
  email: string
  daysAgo: number
  products: readonly number[]
  statuses: readonly OrderStatus[]
}

/** The orders of the demo member cover every status, and orders whose lines have different statuses. */
const MEMBER_ORDERS: readonly Omit<OrderPlan, 'email'>[] = [
  { daysAgo: 0, products: [4, 9], statuses: ['Not processed', 'Not processed'] },
  { daysAgo: 3, products: [0], statuses: ['Processing'] },
  { daysAgo: 6, products: [1, 15, 22], statuses: ['Shipped', 'Processing', 'Cancelled'] },
  { daysAgo: 9, products: [2], statuses: ['Shipped'] },
  { daysAgo: 14, products: [18, 25], statuses: ['Cancelled', 'Cancelled'] },
  { daysAgo: 20, products: [30, 6], statuses: ['Delivered', 'Shipped'] },
  { daysAgo: 28, products: [11, 41, 3], statuses: ['Delivered', 'Delivered', 'Delivered'] },
  { daysAgo: 38, products: [36], statuses: ['Delivered'] },
]

/** The status that an order of this age usually has. */
function typicalStatus(daysAgo: number): OrderStatus {
  if (daysAgo > 18) return 'Delivered'
  if (daysAgo > 9) return 'Shipped'
  return daysAgo > 3 ? 'Processing' : 'Not processed'
}

/** Two or three orders per reviewer over the last forty days. A few are cancelled, entirely or in part. */
const planReviewerOrders = (reviewers: DemoData['reviewers']): OrderPlan[] =>
  reviewers.flatMap(({ email }, person) =>
    Array.from({ length: 2 + (person % 2) }, (_, index) => {
      const orderIndex = person * 3 + index
      const daysAgo = (orderIndex * 11 + 1) % 40
      const products = Array.from({ length: 1 + (orderIndex % 3) }, (_, line) => orderIndex * 7 + line * 17)
      const statuses = products.map((_, line) =>
        orderIndex % 9 === 4 || (orderIndex % 5 === 2 && line === 1) ? 'Cancelled' : typicalStatus(daysAgo),
      )
      return { email, daysAgo, products, statuses }
    }),
  )

export function planOrders(reviewers: DemoData['reviewers']): OrderPlan[] {
  return [...MEMBER_ORDERS.map((plan) => ({ ...plan, email: DEMO_MEMBER })), ...planReviewerOrders(reviewers)]
}
