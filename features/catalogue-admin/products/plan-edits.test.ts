import { aStaffProduct } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { type Adjustment, planEdits } from './plan-edits.ts'
import { reverseEdit } from './reverse-edit.ts'

const plan = (adjustment: Partial<Adjustment>, toy: { price?: number; inventory?: number } = {}) => {
  const [planned] = planEdits([aStaffProduct({ price: 10, inventory: 20, ...toy })], {
    ...{ field: 'price', change: 'raise', unit: 'amount', value: '1' },
    ...adjustment,
  })
  return planned
}

describe('prices', () => {
  it.each([
    [{ change: 'raise', value: '2.5' }, 12.5],
    [{ change: 'lower', value: '0.01' }, 9.99],
    [{ change: 'set', value: '7.95' }, 7.95],
    [{ change: 'set', unit: 'percent', value: '7.95' }, 7.95],
    [{ change: 'raise', unit: 'percent', value: '15' }, 11.5],
    [{ change: 'lower', unit: 'percent', value: '33.3' }, 6.67],
  ] as const)('%j gives %d', (adjustment, to) => {
    expect(plan(adjustment)?.edit?.price).toEqual({ from: 10, to })
  })

  it('rounds to cents without errors of decimal fractions', () => {
    expect(plan({ unit: 'percent', value: '10' }, { price: 0.1 + 4.9 })?.to).toBe('$5.50')
    expect(plan({ value: '0.1' }, { price: 1.1 })?.edit?.price?.to).toBe(1.2)
  })

  it.each([
    [{ change: 'lower', value: '9.50' }, 'Price must be at least 1.'],
    [{ change: 'raise', value: '100000' }, 'Price may not be greater than 100000.'],
  ] as const)('%j is not possible', (adjustment, problem) => {
    expect(plan(adjustment)).toMatchObject({ problem })
    expect(plan(adjustment)?.edit).toBeUndefined()
  })
})

describe('stocks', () => {
  it.each([
    [{ change: 'raise', value: '5' }, 25],
    [{ change: 'lower', value: '25' }, 0],
    [{ change: 'set', value: '3' }, 3],
    [{ change: 'lower', unit: 'percent', value: '12.5' }, 18],
    [{ change: 'raise', value: '1000000' }, 1_000_000],
  ] as const)('%j gives %d', (adjustment, to) => {
    expect(plan({ field: 'stock', ...adjustment })?.edit?.stock).toEqual({ from: 20, to })
  })
})

it.each([{ value: '' }, { value: '.' }])('plans nothing for the text %j', ({ value }) => {
  expect(plan({ value })).toBeUndefined()
})

it('leaves out the edit of a product whose number stays', () => {
  expect(plan({ change: 'set', value: '10' })).toMatchObject({ from: '$10.00', to: '$10.00' })
  expect(plan({ change: 'set', value: '10' })?.edit).toBeUndefined()
  expect(plan({ field: 'stock', change: 'set', value: '20' })?.edit).toBeUndefined()
})

it('takes each change back', () => {
  const edit = { _id: 'a', price: { from: 1, to: 2 }, stock: { from: 3, to: 4 }, isActive: true }
  const reverse = { _id: 'a', price: { from: 2, to: 1 }, stock: { from: 4, to: 3 }, isActive: false }
  expect(reverseEdit(edit)).toEqual(reverse)
  expect(reverseEdit({ _id: 'a' })).toEqual({ _id: 'a' })
})
