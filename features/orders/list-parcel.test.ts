import type { OrderStatus } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { listParcel } from './list-parcel.ts'

it.each<[OrderStatus[], OrderStatus[]]>([
  [
    ['Not processed', 'Shipped', 'Processing', 'Cancelled', 'Delivered'],
    ['Not processed', 'Processing'],
  ],
  [
    ['Shipped', 'Cancelled', 'Delivered'],
    ['Shipped', 'Delivered'],
  ],
  [['Cancelled'], []],
])('packs what is still to ship, and all of it when nothing is: %j', (statuses, packed) => {
  expect(listParcel(statuses.map((status) => ({ status }))).map(({ status }) => status)).toEqual(packed)
})
