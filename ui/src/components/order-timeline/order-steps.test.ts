import { expect, it } from 'vitest'
import { toOrderSteps } from './order-steps.ts'

it.each([
  ['Not processed', 'current open open open'],
  ['Processing', 'done current open open'],
  ['Shipped', 'done done current open'],
  ['Delivered', 'done done done current'],
  ['Cancelled', 'done cancelled'],
  ['Unavailable', 'current open open open'],
])('an order that is %s has the steps %s', (status, states) => {
  expect(
    toOrderSteps(status)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(states)
})
