import { describe, expect, it } from 'vitest'
import { sanitizeNumber } from './sanitize-number.ts'

describe('sanitizeNumber for whole numbers', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['-12', '12'],
    ['1.5', '15'],
    ['1e3', '13'],
    ['abc', ''],
    ['007', '7'],
    ['0', '0'],
    [' 4 2 ', '42'],
  ])('changes %j to %j', (text, sanitized) => {
    expect(sanitizeNumber(text)).toBe(sanitized)
  })
})

describe('sanitizeNumber with two decimals', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['12.', '12.'],
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
    ['-3.20', '3.20'],
    ['$9.99', '9.99'],
    ['00.5', '0.5'],
  ])('changes %j to %j', (text, sanitized) => {
    expect(sanitizeNumber(text, 2)).toBe(sanitized)
  })
})
