import { expect, it } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from './enums.ts'
import { canCancelOrder, canChangeAddress, isFinalStatus, isOrderCancelled, isToShip } from './order-rules.ts'

it.each<[OrderStatus[], { cancel: boolean; address: boolean; cancelled: boolean }]>([
  [['Not processed'], { cancel: true, address: true, cancelled: false }],
  [['Not processed', 'Processing'], { cancel: true, address: true, cancelled: false }],
  [['Cancelled', 'Processing'], { cancel: true, address: true, cancelled: false }],
  [['Processing', 'Shipped'], { cancel: true, address: false, cancelled: false }],
  [['Cancelled', 'Shipped'], { cancel: true, address: false, cancelled: false }],
  [['Not processed', 'Delivered'], { cancel: false, address: false, cancelled: false }],
  [['Cancelled', 'Delivered'], { cancel: false, address: false, cancelled: false }],
  [['Cancelled', 'Cancelled'], { cancel: true, address: true, cancelled: true }],
])('decides what can be done with an order whose lines are %j', (statuses, { cancel, address, cancelled }) => {
  const lines = statuses.map((status) => ({ status }))
  expect([canCancelOrder(lines), canChangeAddress(lines), isOrderCancelled(lines)]).toEqual([
    cancel,
    address,
    cancelled,
  ])
})

it('allows no change of the statuses Delivered and Cancelled', () => {
  expect(ORDER_STATUSES.filter(isFinalStatus)).toEqual(['Delivered', 'Cancelled'])
})

it('ships lines until they are shipped', () => {
  expect(ORDER_STATUSES.filter(isToShip)).toEqual(['Not processed', 'Processing'])
})
