import type { OrderStatus } from '@whirligig/contract'
import { anOrderLine } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import { canCancel, toysIn } from './rules.ts'

test.each<[OrderStatus[], boolean]>([
  [['Not processed'], true],
  [['Processing', 'Shipped'], true],
  [['Cancelled', 'Shipped'], true],
  [['Not processed', 'Delivered'], false],
  [['Cancelled', 'Delivered'], false],
  [['Cancelled', 'Cancelled'], false],
  [[], false],
])('an order whose lines are %j can be cancelled: %j', (statuses, can) => {
  expect(canCancel({ products: statuses.map((status) => anOrderLine({ status })) })).toBe(can)
})

test('toys are counted, not lines, and cancelled ones are not', () => {
  const products = [anOrderLine({ quantity: 3 }), anOrderLine(), anOrderLine({ quantity: 9, status: 'Cancelled' })]
  expect(toysIn({ products })).toBe(4)
})
