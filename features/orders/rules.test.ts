import type { OrderStatus } from '@whirligig/contract'
import { anOrder, anOrderLine } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import {
  filterById,
  getItemCount,
  getOrderAnnouncement,
  isAddressEditable,
  isCancellable,
  withLineStatus,
} from './rules.ts'

test.each<[OrderStatus[], boolean]>([
  [['Not processed'], true],
  [['Processing', 'Shipped'], true],
  [['Cancelled', 'Shipped'], true],
  [['Not processed', 'Delivered'], false],
  [['Cancelled', 'Delivered'], false],
  [['Cancelled', 'Cancelled'], false],
  [[], false],
])('whether an order with the lines %j is cancellable: %j', (statuses, expected) => {
  expect(isCancellable({ products: statuses.map((status) => anOrderLine({ status })) })).toBe(expected)
})

test('counts quantities, not lines', () => {
  expect(getItemCount({ products: [{ quantity: 3 }, { quantity: 1 }] })).toBe(4)
})

test.each<[OrderStatus[], boolean]>([
  [['Not processed', 'Processing'], true],
  [['Cancelled', 'Processing'], true],
  [['Processing', 'Shipped'], false],
  [['Processing', 'Delivered'], false],
  [['Cancelled'], false],
  [[], false],
])('whether the address of an order with the lines %j is editable: %j', (statuses, expected) => {
  expect(isAddressEditable({ products: statuses.map((status) => anOrderLine({ status })) })).toBe(expected)
})

test('announces the lines whose status has changed', () => {
  const order = (bears: OrderStatus, robot: OrderStatus) => ({
    products: [anOrderLine({ status: bears }), anOrderLine({ name: 'Transformer', status: robot })],
  })
  const before = order('Processing', 'Processing')
  expect(getOrderAnnouncement(before, order('Processing', 'Processing'))).toBe('')
  expect(getOrderAnnouncement(before, order('Processing', 'Shipped'))).toBe('Transformer is now shipped.')
  expect(getOrderAnnouncement(before, order('Delivered', 'Cancelled'))).toBe(
    'Teddy Bears is now delivered. Transformer is now cancelled.',
  )
})

test.each([
  ['', ['0199-ab', '0199-cd']],
  ['99-A', ['0199-ab']],
  ['nothing', []],
])('filters orders by ids that contain %j', (text, ids) => {
  expect(filterById([{ _id: '0199-ab' }, { _id: '0199-cd' }], text).map(({ _id }) => _id)).toEqual(ids)
})

test('gives the order the status of its first line', () => {
  const order = anOrder()
  const [first, second] = order.products.map(({ _id }) => _id)
  const later = withLineStatus(order, second ?? '', 'Shipped')
  expect([later.status, ...later.products.map(({ status }) => status)]).toEqual([
    'Not processed',
    'Not processed',
    'Shipped',
  ])
  expect(withLineStatus(order, first ?? '', 'Shipped').status).toBe('Shipped')
})
