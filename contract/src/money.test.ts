import { describe, expect, it } from 'vitest'
import { formatPrice, toCents, toDollars } from './money.ts'

describe('money', () => {
  it.each([
    [0, 0],
    [55, 5500],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [1.1 * 3, 330],
    [4.35, 435],
    [0.286, 29],
    [0.284, 28],
    [100_000, 10_000_000],
  ])('converts %d dollars to %d cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents)
  })

  it('converts cents to dollars and back without loss', () => {
    for (let cents = 0; cents < 20_000; cents++) expect(toCents(toDollars(cents))).toBe(cents)
  })

  it('formats prices as Intl does', () => {
    const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    for (let cents = -200_000; cents < 2_000_000; cents += 1013)
      expect(formatPrice(cents / 100)).toBe(usd.format(cents / 100))
  })

  it.each([
    [0, '$0.00'],
    [55, '$55.00'],
    [1234.5, '$1,234.50'],
    [0.1 + 0.2, '$0.30'],
    [2500.999, '$2,501.00'],
  ])('formats %d as %s', (dollars, text) => {
    expect(formatPrice(dollars)).toBe(text)
  })
})
