import { CartItem, LIMITS } from '@whirligig/contract'
import { aCartItem } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import { parseStoredCart } from './parse-cart.ts'

const VALUES = [
  ...[undefined, null, true, false, '', 'text', [], {}],
  ...[-1, -0.01, 0, 0.5, 1, 1.5, 2 ** 53, Number.POSITIVE_INFINITY],
  ...[LIMITS.inventory, LIMITS.inventory + 1, LIMITS.price.max, LIMITS.price.max + 0.01],
]

test.each(Object.keys(CartItem.shape))('accepts the same values of %s as the contract', (field) => {
  const isParsed = (value: unknown) => {
    // JSON cannot express Infinity, but a number that is too large parses to it.
    const text = JSON.stringify([{ ...aCartItem(), [field]: value === Number.POSITIVE_INFINITY ? 'HUGE' : value }])
    return parseStoredCart(text.replace('"HUGE"', '1e999')).length === 1
  }
  const isInContract = (value: unknown) => CartItem.safeParse({ ...aCartItem(), [field]: value }).success
  expect(VALUES.map(isParsed)).toEqual(VALUES.map(isInContract))
})

test.each(['{', '{"a":1}', 'null', '[null]', '[1]', '[[]]'])('returns an empty cart for the invalid %s', (text) => {
  expect(parseStoredCart(text)).toEqual([])
})

test('keeps one line for a product that is stored twice', () => {
  expect(parseStoredCart(JSON.stringify([aCartItem(), aCartItem()]))).toEqual([aCartItem()])
})
