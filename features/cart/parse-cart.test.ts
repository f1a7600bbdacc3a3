import { CartItem, LIMITS } from '@whirligig/contract'
import { aCartItem } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import { parseStoredCart } from './parse-cart.ts'

const VALUES = [
  ...[undefined, null, true, false, '', 'text', [], {}],
  ...[-1, -0.01, 0, 0.5, 1, 1.5, 2 ** 53, Number.POSITIVE_INFINITY],
  ...[LIMITS.inventory, LIMITS.inventory + 1, LIMITS.price.max, LIMITS.price.max + 0.01],
]

test.each(Object.keys(CartItem.shape))('a line is kept where the contract takes its %s', (field) => {
  const kept = (value: unknown) => {
    // JSON has no word for infinity, but a number of it can be too large.
    const text = JSON.stringify([{ ...aCartItem(), [field]: value === Number.POSITIVE_INFINITY ? 'HUGE' : value }])
    return parseStoredCart(text.replace('"HUGE"', '1e999')).length === 1
  }
  const taken = (value: unknown) => CartItem.safeParse({ ...aCartItem(), [field]: value }).success
  expect(VALUES.map(kept)).toEqual(VALUES.map(taken))
})

test.each(['{', '{"a":1}', 'null', '[null]', '[1]', '[[]]'])('rubbish is an empty cart: %s', (text) => {
  expect(parseStoredCart(text)).toEqual([])
})

test('a toy that is stored twice has one line', () => {
  expect(parseStoredCart(JSON.stringify([aCartItem(), aCartItem()]))).toEqual([aCartItem()])
})
