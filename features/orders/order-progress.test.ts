import type { OrderStatus } from '@whirligig/contract'
import { expect, test } from 'vitest'
import { summarizeProgress } from './order-progress.ts'

test.each<[OrderStatus[], string, string]>([
  [['Not processed'], 'Not processed', 'Not processed'],
  [['Shipped', 'Shipped'], 'Shipped', 'Shipped'],
  [['Shipped', 'Not processed'], 'Processing', '1 of 2 shipped'],
  [['Delivered', 'Shipped', 'Processing'], 'Processing', '2 of 3 shipped'],
  [['Processing', 'Not processed', 'Not processed'], 'Processing', '1 of 3 processing'],
  [['Delivered', 'Shipped'], 'Shipped', '1 of 2 delivered'],
  [['Cancelled', 'Shipped'], 'Shipped', 'Shipped'],
  [['Cancelled', 'Shipped', 'Not processed'], 'Processing', '1 of 2 shipped'],
  [['Cancelled', 'Not processed'], 'Not processed', 'Not processed'],
  [['Delivered', 'Delivered'], 'Delivered', 'Delivered'],
  [['Cancelled', 'Cancelled'], 'Cancelled', 'Cancelled'],
  [[], 'Unavailable', 'Unavailable'],
])('summarizes the lines %j as %j: %j', (statuses, status, text) => {
  expect(summarizeProgress(statuses.map((each) => ({ status: each })))).toEqual({ status, text })
})
