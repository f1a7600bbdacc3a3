import type { OrderStatus } from '@whirligig/contract'
import { expect, test } from 'vitest'
import { canBecome, describeLeftOut, listToPrint } from './bulk-rules.ts'

const withLines = (...statuses: OrderStatus[]) => ({ products: statuses.map((status) => ({ status })) })

test.each<[OrderStatus[], OrderStatus, boolean]>([
  [['Not processed'], 'Processing', true],
  [['Processing'], 'Processing', false],
  [['Shipped', 'Processing'], 'Shipped', true],
  [['Shipped', 'Cancelled'], 'Shipped', false],
  [['Shipped', 'Cancelled'], 'Delivered', true],
  [['Delivered'], 'Delivered', false],
  [['Cancelled'], 'Shipped', false],
])('whether an order with the lines %j can become %s: %j', (statuses, status, expected) => {
  expect(canBecome(withLines(...statuses), status)).toBe(expected)
})

test('prints the slips of orders with something to ship', () => {
  const open = [withLines('Processing'), withLines('Shipped', 'Not processed')]
  expect(listToPrint([...open, withLines('Shipped'), withLines('Cancelled')])).toEqual(open)
})

test('prints again if all orders have shipped, without cancelled ones', () => {
  const shipped = [withLines('Shipped'), withLines('Delivered', 'Cancelled')]
  expect(listToPrint([...shipped, withLines('Cancelled')])).toEqual(shipped)
})

test.each([
  [0, 40, ''],
  [1, 40, '1 of 40 orders is already shipped or cancelled.'],
  [2, 40, '2 of 40 orders are already shipped or cancelled.'],
  [1, 1, '1 order is already shipped or cancelled.'],
  [3, 3, '3 orders are already shipped or cancelled.'],
])('says that %d of %d orders are left out: %j', (count, total, text) => {
  expect(describeLeftOut(count, total, 'Shipped')).toBe(text)
})
