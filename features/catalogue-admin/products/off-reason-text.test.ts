import { expect, it } from 'vitest'
import { formatOffReasons } from './off-reason-text.ts'

const brand = { kind: 'brand', name: 'Hug & Co.' } as const
const category = { kind: 'category', name: 'Bears' } as const

it.each([
  [true, undefined, ''],
  [true, [brand], 'Its brand Hug & Co. is off.'],
  [true, [brand, category], 'Its brand Hug & Co. is off.'],
  [true, [{ kind: 'by-hand' } as const], ''],
  [false, undefined, ''],
  [false, [brand, category], 'Its brand Hug & Co. is off. Its category Bears is off.'],
  [false, [{ kind: 'by-hand' } as const], 'Switched off by hand.'],
  [false, [{ kind: 'no-brand' } as const], 'Its brand was deleted, and it has no other.'],
])('says for a product whose switch is %s and whose reasons are %j: %s', (isActive, offReasons, text) => {
  expect(formatOffReasons({ isActive, offReasons })).toBe(text)
})
