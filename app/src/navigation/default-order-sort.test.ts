import { expect, it } from 'vitest'
import { parseCustomerOrders } from './customer-orders-address.ts'
import { keepChosenSort, toSortParam } from './default-order-sort.ts'

it.each([
  ['', 'newest'],
  ['status=to_ship', 'oldest'],
  ['status=to_ship&sortBy=newest', 'newest'],
  ['status=to_ship&sortBy=nonsense', 'oldest'],
  ['status=open&sortBy=oldest', 'oldest'],
])('the list at ?%s shows the %s order first', (address, sortBy) => {
  expect(parseCustomerOrders(new URLSearchParams(address)).sortBy).toBe(sortBy)
})

it('leaves the default order out of the address', () => {
  expect(toSortParam('to_ship', 'oldest')).toBe('')
  expect(toSortParam('all', 'newest')).toBe('')
  expect(toSortParam('to_ship', 'newest')).toBe('newest')
})

it.each([
  ['all', 'newest', 'to_ship', 'oldest'],
  ['to_ship', 'oldest', 'all', 'newest'],
  ['all', 'total-high', 'to_ship', 'total-high'],
  ['to_ship', 'newest', 'all', 'newest'],
] as const)('from %s with %s first to %s, the list shows %s first', (from, sort, to, expected) => {
  expect(keepChosenSort(from, sort, to)).toBe(expected)
})
