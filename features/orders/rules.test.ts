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

test('toys are counted, not lines', () => {
  expect(toysIn({ products: [{ quantity: 3 }, { quantity: 1 }] })).toBe(4)
})
